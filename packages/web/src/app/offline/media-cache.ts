/** Where tracks stand, by their path alone: the rest of an address is a signature that runs out. They are the library's, and tell nothing of anybody. */
export const mediaCache = 'trellis.media';

export const dropMedia = (): Promise<boolean> => caches.delete(mediaCache);
