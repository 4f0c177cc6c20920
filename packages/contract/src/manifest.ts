import * as areas from './areas.ts';

/**
 * What the areas of a floor name as `part`; not every area has each of them. Nothing else of an area is looked at: its calls are typed by what
 * the others name.
 */
type PartOf<Areas, P extends string> = { [A in keyof Areas]: P extends keyof Areas[A] ? Areas[A][P] : never }[keyof Areas];
type Joined<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void ? All : never;

const partsOf = (areas: object, part: string): unknown[] =>
  Object.values(areas).flatMap((area: Record<string, unknown>) => (part in area ? [area[part]] : []));

/** What the areas of a floor have by key under a name. */
export const joined = <Areas extends object, const P extends string>(areas: Areas, part: P) =>
  Object.assign({}, ...partsOf(areas, part)) as Joined<PartOf<Areas, P>>;

type Areas = typeof areas;
type Part<P extends string> = PartOf<Areas, P>;

/** What the areas of the contract have by key under a name: their groups of calls, their errors, their documents. */
export type Keyed<P extends string> = Joined<Part<P>>;
export const keyed = <const P extends string>(part: P): Keyed<P> => joined(areas, part);
export type KeysOf<P extends string> = Part<P> extends infer Named ? (Named extends unknown ? keyof Named : never) : never;

/** What the areas of the contract list under a name: their ids, their tables, their resources. */
export type Listed<P extends string> = Part<P> extends infer List extends readonly unknown[] ? List[number] : never;
export const listed = <const P extends string>(part: P): Listed<P>[] => (partsOf(areas, part) as Listed<P>[][]).flat();
