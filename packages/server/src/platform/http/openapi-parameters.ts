import type { ApiDocument, Parameter, SharedParameter } from './openapi-document.ts';
import { capital } from './openapi-names.ts';

const base = '#/components/parameters/';

/** Asked by fewer calls, it stands at each of them. */
const fewest = 4;

/** Gives what many calls ask alike in their address, as the page of a list, a place of its own: the form of each name that most of them ask. */
export function shareParameters(document: ApiDocument): ApiDocument {
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
  const asked = operations.flatMap(({ parameters }) => parametersOf(document, parameters)).filter(({ in: place }) => place === 'query');
  const byName = Map.groupBy(asked, ({ name }) => capital(name));
  const shared: Record<string, Parameter> = {};
  for (const [name, all] of [...byName].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const forms = [...Map.groupBy(all, (parameter) => JSON.stringify(parameter)).values()];
    const most = forms.reduce((one, other) => (other.length > one.length ? other : one));
    if (most[0] && most.length >= fewest) shared[name] = most[0];
  }
  for (const operation of operations) {
    if (!operation.parameters) continue;
    operation.parameters = parametersOf(document, operation.parameters).map((parameter) => {
      const name = capital(parameter.name);
      return JSON.stringify(shared[name]) === JSON.stringify(parameter) ? { $ref: `${base}${name}` } : parameter;
    });
  }
  return { ...document, components: { ...document.components, parameters: shared } };
}

/** What a call asks in its address, what it shares with others among it. */
export const parametersOf = ({ components }: ApiDocument, parameters: readonly (Parameter | SharedParameter)[] = []): Parameter[] =>
  parameters.flatMap((parameter) => ('$ref' in parameter ? (components.parameters?.[parameter.$ref.slice(base.length)] ?? []) : parameter));
