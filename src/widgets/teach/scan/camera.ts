/** It is so in old browsers, and wherever a page did not come over a secure line. */
const UNSUPPORTED =
  "This browser gives no camera to this page. Paste the codes, or choose a picture of one.";

/** What a teacher is told where a camera cannot be had, by the name that browsers give the reason. */
const REFUSALS: Readonly<Record<string, string>> = {
  NotAllowedError:
    "The camera was not allowed. Allow it for this page in your browser, or paste the codes.",
  NotFoundError: "There is no camera on this device. Paste the codes, or choose a picture of one.",
  NotSupportedError: UNSUPPORTED,
};
const ELSEWHERE =
  "The camera could not be started; something else may be using it. Paste the codes, or choose a picture of one.";
/** A camera in use, or in one sentence why there is none. */
export type Camera = { readonly stream: MediaStream } | { readonly fault: string };

/** Asks for the camera on the back of the device, or whichever there is. Never rejects. */
export async function openCamera(): Promise<Camera> {
  // Typed as always there; it is not.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (!devices) return { fault: UNSUPPORTED };
  try {
    const video = { facingMode: "environment", width: { ideal: 1280 } };
    return { stream: await devices.getUserMedia({ video, audio: false }) };
  } catch (error) {
    const name = error instanceof Error ? error.name : "";
    return { fault: REFUSALS[name] ?? ELSEWHERE };
  }
}

/** Lets go of a camera, so that its light goes out. */
export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
