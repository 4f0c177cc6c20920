import { codeTexts } from './texts/codes.ts';
import { invitationTexts } from './texts/invitations.ts';
import type { LetterTexts } from './texts/letter-text.ts';
import { noticeTexts } from './texts/notices.ts';

/** What the product writes to people. */
export type LetterTemplate =
  | 'staffInvitation'
  | 'adminInvitation'
  | 'supervisorInvitation'
  | 'tenantInvitation'
  | 'emailConfirmation'
  | 'emailCode'
  | 'phoneCode'
  | 'tenantContractCode'
  | 'passwordChanged'
  | 'emailChanged'
  | 'testLetter';

/** The text of every letter in every language; a template without one does not compile. */
export const letterTexts: Record<LetterTemplate, LetterTexts> = { ...invitationTexts, ...codeTexts, ...noticeTexts };
