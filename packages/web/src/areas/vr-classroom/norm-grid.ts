import { type NormedId, type NormKnot, type NormSet, normedIds, type Sex, sex } from '@trellis/contract/scoring/norms';

/** How a measure is described: what can be below 0 by mean and standard deviation, the rest by L, M and S. */
export type Kind = 'normal' | 'lms';

export const columnsOf = {
  normal: ['sex', 'age', 'mean', 'sd', 'n'],
  lms: ['sex', 'age', 'l', 'm', 's', 'n'],
} as const satisfies Record<Kind, readonly string[]>;
export type Column = (typeof columnsOf)[Kind][number];

/** Values as they are typed: a row for each sex and age. */
export interface MeasureGrid {
  kind: Kind;
  rows: Partial<Record<Column, string>>[];
}
export type NormGrid = Partial<Record<NormedId, MeasureGrid>>;

export const maxRows = 80;
const maxOfSex = 40;

export const problems = ['sex', 'age', 'number', 'positive', 'count', 'twice', 'many'] as const;
export interface Fault {
  measure: NormedId;
  /** From 1, as the table counts. */
  row: number;
  column: Column;
  problem: (typeof problems)[number];
  value: string;
}

/** What is written in a grid of what a set says. */
export function gridOf(measures: NormSet['measures']): NormGrid {
  const grids = normedIds.flatMap((id) => {
    const rows = sex.options.flatMap((of) => (measures[id]?.[of] ?? []).map((knot) => ({ of, knot })));
    const kind: Kind = rows[0] && 'mean' in rows[0].knot ? 'normal' : 'lms';
    return rows.length > 0 ? [[id, { kind, rows: rows.map(({ of, knot }) => rowOf(of, knot)) }] as const] : [];
  });
  return Object.fromEntries(grids);
}

function rowOf(of: Sex, { ageMonths, ...knot }: NormKnot): MeasureGrid['rows'][number] {
  const values = Object.entries(knot).map(([column, value]) => [column, String(value)]);
  return { sex: of, age: String(ageMonths), ...Object.fromEntries(values) };
}

/** Lines that were copied from a sheet, put where somebody stands; a line of headings, which has no digit, is left out. */
export function paste(grid: MeasureGrid, text: string, at: { row: number; column: Column }): MeasureGrid {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  const told = lines[0] && lines.length > 1 && !/\d/.test(lines[0]) ? lines.slice(1) : lines;
  const columns: readonly Column[] = columnsOf[grid.kind];
  const first = columns.indexOf(at.column);
  const rows = [...grid.rows];
  told.forEach((line, place) => {
    const cells = line.split('\t').slice(0, columns.length - first);
    const given = cells.map((cell, i) => [columns[first + i], sexOf(cell.trim())]);
    rows[at.row + place] = { ...rows[at.row + place], ...Object.fromEntries(given) };
  });
  return { ...grid, rows: rows.slice(0, maxRows) };
}

const spelled: Record<Sex, readonly string[]> = {
  male: ['male', 'm', 'boy', 'boys', '男', '男孩', '男生', 'niño', 'niños', 'varón', 'hombre'],
  female: ['female', 'f', 'girl', 'girls', '女', '女孩', '女生', 'niña', 'niñas', 'mujer'],
};

const sexOf = (word: string) => sex.options.find((of) => spelled[of].includes(word.toLowerCase())) ?? word;

/** Every decimal sign counts; anything else that is no number is nothing. */
function numberOf(text: string | undefined): number | null {
  const written = (text ?? '').trim().replace(',', '.');
  return /^-?(\d+\.?\d*|\.\d+)(e-?\d+)?$/i.test(written) ? Number(written) : null;
}

/** What a grid says, ages in order, or every cell that is not as it must be. */
export function readGrid(grid: NormGrid): { measures: NormSet['measures']; faults: Fault[] } {
  const faults = normedIds.flatMap((measure) => faultsIn(measure, grid[measure]));
  const measures = normedIds.flatMap((id) => {
    const of = grid[id];
    return of && of.rows.length > 0 ? [[id, { male: knotsOf(of, 'male'), female: knotsOf(of, 'female') }] as const] : [];
  });
  return { measures: Object.fromEntries(measures), faults };
}

function knotsOf({ kind, rows }: MeasureGrid, of: Sex): NormKnot[] {
  const knots = rows
    .filter((row) => row.sex === of)
    .map(({ age, sex: _of, ...values }) => {
      const wanted = columnsOf[kind].flatMap((column) => (column === 'sex' || column === 'age' ? [] : [column]));
      const read = wanted.map((column) => [column, numberOf(values[column])]);
      return { ageMonths: numberOf(age) ?? 0, ...Object.fromEntries(read) } as NormKnot;
    });
  return knots.toSorted((one, other) => one.ageMonths - other.ageMonths);
}

function faultsIn(measure: NormedId, grid: MeasureGrid | undefined): Fault[] {
  const seen = new Set<string>();
  const count = { male: 0, female: 0 };
  return (grid?.rows ?? []).flatMap((row, place) =>
    columnsOf[grid?.kind ?? 'lms'].flatMap((column) => {
      const value = row[column] ?? '';
      const problem = problemOf(column, value) ?? (column === 'age' && placeProblem(row, { seen, count }));
      return problem ? [{ measure, row: place + 1, column, problem, value }] : [];
    }),
  );
}

function problemOf(column: Column, value: string): Fault['problem'] | undefined {
  if (column === 'sex') return sex.safeParse(value).success ? undefined : 'sex';
  const number = numberOf(value);
  if (column === 'age') return number !== null && Number.isInteger(number) && number >= 0 && number <= 1200 ? undefined : 'age';
  if (column === 'n') return number !== null && Number.isInteger(number) && number >= 1 ? undefined : 'count';
  if (number === null) return 'number';
  return number <= 0 && (column === 'sd' || column === 'm' || column === 's') ? 'positive' : undefined;
}

/** What is wrong with a row beside the others: its age stands there already, or there are too many. */
function placeProblem(row: MeasureGrid['rows'][number], { seen, count }: { seen: Set<string>; count: Record<Sex, number> }) {
  const of = sex.safeParse(row.sex).data;
  if (!of) return undefined;
  const key = `${of} ${numberOf(row.age)}`;
  const isTwice = seen.has(key);
  seen.add(key);
  count[of] += 1;
  return isTwice ? 'twice' : count[of] > maxOfSex ? 'many' : undefined;
}
