import { keptByDevice } from '../../../app/storage.ts';

const currentKey = 'trellis.subject';

/** Keeps which child is open, by its id only: others may use this tablet. */
export const rememberSubject = (id: string): boolean => keptByDevice.write(currentKey, id);

/** The child that was open last in this browser. */
export const rememberedSubject = (): string | undefined => keptByDevice.read(currentKey);
