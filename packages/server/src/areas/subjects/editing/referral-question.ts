import { referralSources } from '@trellis/contract/guardians/rules';
import { referralSourceWords } from '@trellis/contract/guardians/words';
import type { LocalText } from '@trellis/contract/languages';
import type { subjectCalls } from '@trellis/contract/subjects/calls';
import type { OutputOf } from '@trellis/contract/types';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';

const question: LocalText = {
  en: 'How did you hear of us?',
  'zh-Hans': '您是如何了解到我们的？',
  es: '¿Cómo nos conoció?',
};

/** How a family may have heard of the centre, in the language of the request. */
export async function referralQuestion(_db: Db, { language }: Member): Promise<OutputOf<typeof subjectCalls.referralInfoQuestion>> {
  const options = referralSources.map((value) => ({ value, displayName: referralSourceWords[language][value] }));
  return { displayName: question[language], options };
}
