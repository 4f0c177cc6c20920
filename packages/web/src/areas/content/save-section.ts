import type { section } from '@trellis/contract/content/section';
import type { ItemOf } from '@trellis/contract/resources/resource';
import type { Made } from '../../ui/resource/resource-drawer.tsx';
import type { useSections } from './queries.ts';
import type { SectionValues } from './section-fields.tsx';

export type Section = ItemOf<typeof section>;
type Calls = Pick<ReturnType<typeof useSections>, 'read'> & {
  [K in 'create' | 'update' | 'setVideo']: Pick<ReturnType<typeof useSections>[K], 'mutateAsync'>;
};

/** Saves a section, then its video. Where that could not be set, the section is there already: a further try goes on from it. */
export async function saveSection(
  { video, ...values }: SectionValues,
  opened: Section | undefined,
  made: Made,
  { read, create, update, setVideo }: Calls,
): Promise<void> {
  const courseWareId = values.kind === 'document' ? (values.courseWareId ?? null) : null;
  const fields = { ...values, courseWareId, questionnaireId: values.questionnaireId ?? null };
  const known = made.id ? await read(made.id) : opened;
  if (known) await update.mutateAsync({ ...fields, id: known.id, concurrencyStamp: known.concurrencyStamp });
  const id = known?.id ?? (await create.mutateAsync(fields)).id;
  made.id = id;
  const before = known?.kind === 'video' ? known.vid : null;
  if (fields.kind === 'video' && (video?.id ?? null) !== before) await setVideo.mutateAsync({ id, vid: video?.id ?? null });
}
