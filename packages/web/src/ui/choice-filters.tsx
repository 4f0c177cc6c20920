import { FilterChoice } from './filter-bar.tsx';
import type { PageSearch } from './list-search.ts';

/** A field of the address that narrows a list to one of its values, and what these are called. */
interface ChoiceOf<Field, Value> {
  by: Field;
  label: string;
  values: readonly Value[];
  text(value: Value): string;
}

/** One of those that an address knows. */
export type Choice<Search> = { [Field in keyof Search & string]: ChoiceOf<Field, NonNullable<Search[Field]>> }[keyof Search & string];

export const choice = <Field extends string, Value extends string | boolean>(
  by: Field,
  label: string,
  values: readonly Value[],
  text: (value: Value) => string,
): ChoiceOf<Field, Value> => ({ by, label, values, text });

interface Props<Search> {
  choices: readonly Choice<Search>[];
  search: Search;
  onSearch: (search: Search) => void;
}

/** What a list is narrowed to by one of a few values each. */
export function ChoiceFilters<Search extends PageSearch>({ choices, search, onSearch }: Props<Search>) {
  return (choices as unknown as readonly ChoiceOf<string, string | boolean>[]).map((each) => (
    <FilterChoice
      key={each.by}
      label={each.label}
      value={search[each.by as keyof Search] as string | boolean | undefined}
      options={each.values.map((value) => ({ value, label: each.text(value) }))}
      onChange={(value) => onSearch({ ...search, page: 1, [each.by]: value })}
    />
  ));
}
