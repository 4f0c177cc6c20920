import type { Ref } from '@trellis/contract/wire';
import type { RawReply } from '@trellis/server/testing/http';
import { unzip } from '@trellis/server/testing/unzip';
import { drawn } from './campaign.ts';
import { type Call, everyCall, idPlaces, inputWith, isShared, leastInput, type Refs, toRequest } from './inputs.ts';

/** A call that names something which is not the caller's in one place, everything else in it being theirs. */
export interface Attempt {
  call: Call;
  place: string;
  /** What the id stands for. */
  names: string;
  input: Record<string, unknown>;
}

const nobody = '0198c0de-0000-7000-8000-00000000ffff';

/** Every place of an id in a call, with the same kind of somebody else's and with nobody's; an id that nothing is said of with two kinds. */
export function attemptsOf(call: Call, own: Refs, foreign: Refs): Attempt[] {
  return idPlaces(call.schema).flatMap(({ path, ref }) => {
    const theirs: Ref[] = ref === undefined ? ['person', 'subject'] : isShared(ref) ? [] : [ref];
    return [
      ...theirs.map((kind) => attempt(call, own, { path, names: `the foreign ${kind}`, value: foreign[kind] })),
      attempt(call, own, { path, names: 'nobody', value: nobody }),
    ];
  });
}

/** The same places with ids of other kinds, of the own and of the foreign centre: as many as are drawn. */
export function attemptsOfOtherKinds(calls: readonly Call[], own: Refs, foreign: Refs, most: number): Attempt[] {
  const kinds = Object.keys(own) as Ref[];
  const every = calls.flatMap((call) =>
    idPlaces(call.schema).flatMap(({ path, ref }) =>
      ref === undefined
        ? []
        : kinds
            .filter((kind) => kind !== ref && !areOneThing(kind, ref))
            .flatMap((kind) => [
              { call, path, ref, kind, names: `the own ${kind}`, value: own[kind] },
              ...(isShared(kind) ? [] : [{ call, path, ref, kind, names: `the foreign ${kind}`, value: foreign[kind] }]),
            ]),
    ),
  );
  return drawn(every, most)
    .filter(({ ref, kind, call }) => !isStaff(kind, ref) && !isNoteOfClass(call, kind))
    .map(({ call, ...at }) => attempt(call, own, at));
}

/** Kinds that stand in one table: a file of a course is played as a video is. */
const files: readonly Ref[] = ['video', 'courseWareFile', 'courseHeader', 'trackFile'];
/** One engine runs them, for a child and for a class. */
const sessions: readonly Ref[] = ['session', 'groupSession'];
/** Whoever works somewhere is written to by their membership. */
const writers: readonly Ref[] = ['chatUser', 'membership'];
const areOneThing = (one: Ref, other: Ref) => [files, sessions, writers].some((kinds) => kinds.includes(one) && kinds.includes(other));

/** Staff are found by the id of their membership too: whoever is invited has no other. */
const isStaff = (kind: Ref, ref: Ref) => kind === 'membership' && ref === 'person';

/** What was said in a session of a class without a network is put on record by the same call. */
const isNoteOfClass = ({ name }: Call, kind: Ref) => name === 'offlinePlans.note' && kind === 'groupSession';

function attempt(call: Call, own: Refs, { path, names, value }: { path: string[]; names: string; value: string }): Attempt {
  return { call, place: path.join('.'), names, input: inputWith(call.schema, own, path, value) as Record<string, unknown> };
}

/** Every name that an id has somewhere on the wire, with something foreign of its kind: what somebody adds to calls that know no such name. */
export function foreignNames(foreign: Refs): Record<string, string> {
  const places = everyCall().flatMap(({ schema }) => idPlaces(schema));
  return Object.fromEntries(places.flatMap(({ path: [name = ''], ref }) => (ref && !isShared(ref) ? [[name, foreign[ref]]] : [])));
}

/** A call with the least that it takes and all the names that it does not know. */
export function withUnknownNames(call: Call, own: Refs, names: Record<string, string>): Attempt {
  const unknown = Object.entries(names).filter(([name]) => !(name in (call.schema.properties ?? {})));
  return {
    call,
    place: 'what it knows no name for',
    names: 'things',
    input: { ...Object.fromEntries(unknown), ...leastInput(call.schema, own) },
  };
}

/** How an attempt is sent. */
export function requestOf({ call, input }: Attempt): { method: 'GET'; url: string; payload?: object } {
  const { path, rest } = toRequest(call, input);
  const method = call.method as 'GET';
  if (call.method !== 'GET' && call.method !== 'DELETE') return { method, url: path, payload: rest };
  return { method, url: `${path}?${new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)]))}` };
}

/** All that a reply tells, also within a table. */
export function textOf(response: RawReply): string {
  const isTable = String(response.headers['content-type']).includes('spreadsheet');
  return isTable ? [...unzip(response.rawPayload).values()].join('\n') : response.body;
}

const everyId = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;

/** What a reply tells of things that are not the caller's: ids, but those that the caller named, and the word in their names. */
export function revealedBy(text: string, secrets: { ids: ReadonlySet<string>; word: string }, input: object): string[] {
  const named = JSON.stringify(input).toLowerCase();
  const ids = new Set((text.match(everyId) ?? []).map((id) => id.toLowerCase()));
  const revealed = [...ids].filter((id) => secrets.ids.has(id) && !named.includes(id));
  return text.includes(secrets.word) ? [...revealed, secrets.word] : revealed;
}
