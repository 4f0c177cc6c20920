import type { ApiDocument, Parameter, SharedParameter } from './openapi-document.ts';
import { capital } from './openapi-names.ts';

const base = '#/components/parameters/';

/** Asked by fewer calls, it stands at each of them. */
const fewest = 4;

/**
 * Gives what many calls ask alike in their address, as the page of a list, a place of its own: the form of each name that most of them ask,
 * and, beside it, the one that stands in the path and the one that may be left out or may not.
 */
export function shareParameters(document: ApiDocument): ApiDocument {
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
  const asked = operations.flatMap(({ parameters }) => parametersOf(document, parameters));
  const names = new Map<string, string>();
  const shared: Record<string, Parameter> = {};
  for (const [text, all] of byHowMany(asked)) {
    const [parameter] = all;
    if (!parameter || all.length < fewest) continue;
    const name = namesFor(parameter).find((each) => !(each in shared));
    if (!name) continue;
    shared[name] = parameter;
    names.set(text, name);
  }
  for (const operation of operations) {
    if (!operation.parameters) continue;
    operation.parameters = parametersOf(document, operation.parameters).map((parameter) => {
      const name = names.get(JSON.stringify(parameter));
      return name ? { $ref: `${base}${name}` } : parameter;
    });
  }
  const parameters = Object.fromEntries(Object.entries(shared).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  return { ...document, components: { ...document.components, parameters } };
}

/** The forms that are asked by most come first; among equals the order of their text, which stays the same. */
const byHowMany = (asked: Parameter[]): [string, Parameter[]][] =>
  [...Map.groupBy(asked, (parameter) => JSON.stringify(parameter))].toSorted(
    ([one, many], [other, more]) => more.length - many.length || (one < other ? -1 : 1),
  );

function namesFor({ name, in: place, required }: Parameter): string[] {
  if (place === 'path') return [`${capital(name)}InPath`];
  return [capital(name), `${required ? 'Required' : 'Optional'}${capital(name)}`];
}

/** What a call asks in its address, what it shares with others among it. */
export const parametersOf = ({ components }: ApiDocument, parameters: readonly (Parameter | SharedParameter)[] = []): Parameter[] =>
  parameters.flatMap((parameter) => ('$ref' in parameter ? (components.parameters?.[parameter.$ref.slice(base.length)] ?? []) : parameter));
