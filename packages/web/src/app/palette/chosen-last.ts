import { keptByDevice } from '../storage.ts';

const most = 4;
const placeOf = (person: string) => `trellis.palette.${person}`;

/** Keys of the pages and actions that somebody chose in the palette of this device, the last one first. */
export const chosenLast = (person: string): string[] => keptByDevice.readJson<string[]>(placeOf(person)) ?? [];

export function rememberChosen(person: string, key: string): void {
  const others = chosenLast(person).filter((each) => each !== key);
  keptByDevice.writeJson(placeOf(person), [key, ...others].slice(0, most));
}
