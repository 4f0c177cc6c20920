import type { Db } from '../../platform/db/types.ts';
import { refuse } from '../../platform/http/refusal.ts';

export type ClaimKind =
  | 'picture'
  | 'resumes'
  | 'logo'
  | 'medal'
  | 'certificateStyle'
  | 'question'
  | 'video'
  | 'courseHeader'
  | 'courseWare'
  | 'track'
  | 'banner'
  | 'chatPicture'
  | 'chatVoice'
  | 'chatFile'
  | 'support';

interface Claim {
  /** Whose upload it must be. */
  personId: string;
  id: string;
  kind: ClaimKind;
  /** The field that named it. */
  member: string;
}

export interface ClaimedUpload {
  key: string;
  fileName: string;
  type: string;
  size: number;
}

/** Takes an upload into use in the caller's transaction: its row goes, and the caller keeps the key in a row of its own. */
export async function claimUpload(db: Db, { personId, id, kind, member }: Claim): Promise<ClaimedUpload> {
  const upload = await db
    .deleteFrom('identity.uploads')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .where('kind', '=', kind)
    .returning(['key', 'file_name as fileName', 'type', 'size'])
    .executeTakeFirst();
  return upload ?? refuse('Trellis:NotFound', { members: [member] });
}
