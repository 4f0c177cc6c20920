import type { LocalText } from '@trellis/contract/languages';
import { dateIn } from '@trellis/contract/scheduling/rules';
import { fullName } from '@trellis/contract/subjects/rules';
import type { createSubject, updateSubject } from '@trellis/contract/subjects/schemas';
import type { z } from 'zod';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { claimUpload } from '../../files/public.ts';
import { requireCoaches } from '../coaches/coaches.ts';

type Profile = z.output<typeof createSubject> | z.output<typeof updateSubject>;

const futureBirthday: LocalText = {
  en: 'The birthday cannot be in the future.',
  'zh-Hans': '生日不能晚于今天。',
  es: 'La fecha de nacimiento no puede ser futura.',
};

/**
 * What a profile must keep beyond its schema: born by today on the centre's calendar, trained by coaches of this centre.
 * Coaches whom the child has already may stay, though they have left since.
 */
export async function requireSoundProfile(db: Db, caller: Member, profile: Profile, formerCoachIds: readonly string[] = []): Promise<void> {
  if (profile.birthday > dateIn(caller.zone, caller.now.toISOString())) {
    refuse('Trellis:InvalidInput', { validationErrors: [{ message: futureBirthday[caller.language], members: ['birthday'] }] });
  }
  await requireCoaches(
    db,
    profile.coachIds.filter((id) => !formerCoachIds.includes(id)),
  );
}

/** The columns of app.subjects that the profile form fills. */
export function profileColumns(profile: Profile) {
  return {
    first_name: profile.firstName,
    last_name: profile.lastName,
    name: fullName(profile.firstName, profile.lastName),
    birthday: profile.birthday,
    gender: profile.gender,
    grade: profile.gradeName,
    language: profile.language,
    is_test: profile.isTest,
    outpatient_number: profile.outpatientNumber,
    city: profile.city,
    school_name: profile.schoolName,
    school_nature: profile.schoolNature,
    class_name: profile.className,
    dominant_hand: profile.dominantHand,
    session_durations:
      profile.sessionDurations.length > 0 ? [...new Set(profile.sessionDurations)].sort((one, other) => one - other) : null,
  };
}

/** The column of the picture: nothing said keeps it, null takes it away, an upload of the caller's becomes it. */
export async function pictureColumn(db: Db, caller: Member, pictureId: Profile['pictureId']): Promise<{ picture_key?: string | null }> {
  if (pictureId === undefined) return {};
  if (pictureId === null) return { picture_key: null };
  const { key } = await claimUpload(db, { personId: caller.personId, id: pictureId, kind: 'picture', member: 'pictureId' });
  return { picture_key: key };
}
