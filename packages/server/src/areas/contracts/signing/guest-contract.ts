import type { guestContractCalls } from '@trellis/contract/contracts/signing/guest-calls';
import type { ContractContent } from '@trellis/contract/contracts/signing/schemas';
import type { ErrorCode } from '@trellis/contract/errors';
import type { Language, LocalText } from '@trellis/contract/languages';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Guest } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { frameOf } from '../../../platform/links/guest-frame.ts';
import { toMajor } from '../../../platform/money.ts';
import { shownBanners } from '../../banners/public.ts';
import { signFile } from '../../files/public.ts';

type Calls = typeof guestContractCalls;

export interface ContractOfLink {
  /** Amounts in minor units. */
  content: ContractContent;
  stamp: string;
  isStopped: boolean;
  isSignedElsewhere: boolean;
  termsVersion: number;
  terms: LocalText;
  guardianName: string | null;
  signedAt: Date | null;
  language: Language | null;
  signerName: string | null;
  signature: string | null;
}

/** The contract that a guest's link is for. */
export async function contractOfLink(db: Db): Promise<ContractOfLink> {
  const { rows } = await sql<ContractOfLink>`
    select content, stamp, is_stopped as "isStopped", is_signed_elsewhere as "isSignedElsewhere", terms_version as "termsVersion", terms,
      guardian_name as "guardianName", signed_at as "signedAt", language, signer_name as "signerName", signature
    from app.contract_of_link()`.execute(db);
  return rows[0] ?? refuse('Trellis:NotFound');
}

/** What the page of a contract's link shows; that it was opened is written down. */
export async function viewContract(db: Db, guest: Guest): Promise<OutputOf<Calls['get']>> {
  const found = await contractOfLink(db);
  await sql`select app.open_contract_of_link()`.execute(db);
  const [{ logoKey, expiresAt, ...frame }, banners] = await Promise.all([frameOf(db, guest), shownBanners(db, 'Guardian', guest)]);
  const { content, signedAt, language, signerName, signature } = found;
  return {
    ...frame,
    logo: logoKey && signFile(logoKey),
    expiresAt: expiresAt.toISOString(),
    zone: guest.zone,
    banners,
    guardianName: found.guardianName,
    content: { ...content, amount: toMajor(content.amount, content.currency) },
    stamp: found.stamp,
    terms: { version: found.termsVersion, text: found.terms[language ?? guest.language] },
    isOpen: !found.isStopped && !found.isSignedElsewhere,
    signed: signedAt && language && signerName ? { time: signedAt.toISOString(), name: signerName, signature, language } : null,
  };
}

const refusalOf: Record<string, ErrorCode> = {
  unknown: 'Trellis:NotFound',
  signed: 'RocketSystem:ContractSigned',
  stopped: 'RocketSystem:UserContractStopped',
  changed: 'RocketSystem:ContractChanged',
};

/** Signs what was read. Whoever got no reply the first time and signs again is told when it was. */
export async function signContract(
  db: Db,
  guest: Guest,
  { stamp, signerName, signature }: InputOf<Calls['sign']>,
): Promise<OutputOf<Calls['sign']>> {
  const { rows } = await sql<{ outcome: string }>`
    select app.sign_contract_of_link(${stamp}, ${signerName}, ${signature}, ${guest.language}) as outcome`.execute(db);
  const { signedAt } = await contractOfLink(db);
  if (signedAt) return { signTime: signedAt.toISOString() };
  return refuse(refusalOf[rows[0]?.outcome ?? ''] ?? 'Trellis:NotFound');
}
