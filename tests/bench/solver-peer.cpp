// Answers for tests/bench/solver.ts what libdds makes of a position, and the processor time it took.
// A line in: v (value), c (all cards) or t (table); trump 0-3 for S H D C or 4; leader 0-3; sixteen holdings by hand and
// suit S H D C, the deuce in bit 2. A line out: microseconds, then the tricks.
#include <cstdio>
#include <cstring>
#include <ctime>
#include <dds/dll.h>

static double now() {
  timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return t.tv_sec * 1e6 + t.tv_nsec / 1e3;
}

// Solves an ending of other cards, so that nothing is known of the next position. The library keeps its table from call to
// call while the cards and the trump stay the same, as ours does, and several deals of the file are there with two leaders.
static void forget(int trump) {
  deal in;
  futureTricks out;
  memset(&in, 0, sizeof in);
  in.trump = (trump + 1) % 5;
  for (int hand = 0; hand < 4; hand++)
    for (int suit = 0; suit < 3; suit++) in.remainCards[hand][suit] = 4u << ((hand + suit) % 4);
  SolveBoard(in, -1, 1, 1, &out, 0);
}

int main() {
  SetMaxThreads(1);
  char what;
  int trump, leader;
  while (scanf(" %c %d %d", &what, &trump, &leader) == 3) {
    unsigned held[4][4];
    for (auto &hand : held)
      for (unsigned &suit : hand)
        if (scanf("%u", &suit) != 1) return 1;
    forget(trump);
    if (what == 't') {
      ddTableDeal in;
      ddTableResults out;
      memcpy(in.cards, held, sizeof held);
      const double start = now();
      CalcDDtable(in, &out);
      printf("%.1f", now() - start);
      for (auto &strain : out.resTable)
        for (int tricks : strain) printf(" %d", tricks);
    } else {
      deal in;
      futureTricks out;
      memset(&in, 0, sizeof in);
      in.trump = trump;
      in.first = leader;
      memcpy(in.remainCards, held, sizeof held);
      const double start = now();
      SolveBoard(in, -1, what == 'v' ? 1 : 3, 1, &out, 0);
      printf("%.1f %d", now() - start, out.score[0]);
    }
    printf("\n");
    fflush(stdout);
  }
}
