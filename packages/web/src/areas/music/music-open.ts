const name = 'trellis.music';

/** Says in every tab of the browser that music plays, until the returned function is called; a tab that closes or breaks takes it back. */
export function holdMusicOpen(): () => void {
  const end = Promise.withResolvers<void>();
  void navigator.locks?.request(name, { mode: 'shared' }, () => end.promise);
  return end.resolve;
}

/** Takes the sound from a video that starts while music plays in any tab, and answers whether it did; its own control gives it back. */
export async function silenceUnderMusic(video: HTMLVideoElement): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const isMusicOpen = held.some((lock) => lock.name === name);
  if (isMusicOpen) video.volume = 0;
  return isMusicOpen;
}
