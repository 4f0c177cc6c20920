import { expect, it } from 'vitest';
import { builtHouse, copyHouse } from './copied-house.ts';
import { addExtraArea } from './extra-area.ts';
import { weighFirstVisit } from './first-visit.ts';

/** What an area may add to the first visit of Today: its addresses and its entry of the menu, with a picture. */
const most = 512;
const heaviest = 220 * 1024;

// a build, on a machine that may be busy with others
it('an added area adds at most half a kilobyte to the first visit', { timeout: 600_000 }, async () => {
  const house = copyHouse();
  try {
    const before = weighFirstVisit(await builtHouse());
    addExtraArea(house);
    const after = weighFirstVisit(await house.build());
    const added = sum(after) - sum(before);
    console.log(`The first visit of Today: ${sum(before)} bytes, and ${added} more with another area`);
    expect(sum(before)).toBeGreaterThan(100 * 1024);
    expect(sum(before)).toBeLessThanOrEqual(heaviest);
    expect(added).toBeGreaterThan(0);
    expect(added, JSON.stringify(growth(before, after))).toBeLessThanOrEqual(most);
  } finally {
    house.remove();
  }
});

/** By file, without the hash of its content. */
const byName = (weights: Map<string, number>) => Map.groupBy(weights, ([file]) => file.replace(/-[\w-]{8}\./, '.'));

function growth(before: Map<string, number>, after: Map<string, number>): [string, number][] {
  const known = byName(before);
  const weight = (found: [string, number][] = []) => found.reduce((all, [, each]) => all + each, 0);
  return [...byName(after)]
    .map(([file, found]): [string, number] => [file, weight(found) - weight(known.get(file))])
    .filter(([, more]) => more !== 0);
}

const sum = (weights: Map<string, number>) => [...weights.values()].reduce((all, each) => all + each, 0);
