import type { activationCalls } from '@trellis/contract/users/activation/calls';
import { identityRoutesFor } from '../../../platform/http/routes.ts';
import { findLoginCode, generateLoginCode, verifyOwnPassword } from '../sign-ins/login-code.ts';
import { removeStaffFactor } from '../sign-ins/remove-staff-factor.ts';
import { sendStaffCode } from '../sign-ins/send-staff-code.ts';
import { listSignIns, logOutUser } from '../sign-ins/sign-ins.ts';
import { activateAccount } from './activate-account.ts';
import { activateNewEmail } from './activate-email.ts';
import { checkLink, checkRegistration } from './check-link.ts';

export const activationRoutes = identityRoutesFor<typeof activationCalls>({
  checkToken: checkLink,
  needRegister: checkRegistration,
  activateAccount,
  activateAdmin: activateAccount,
  activateNewEmail,
  verifyPassword: verifyOwnPassword,
  generateLoginCode,
  loginCode: findLoginCode,
  signIns: listSignIns,
  logOut: logOutUser,
  sendPasswordCode: sendStaffCode,
  removeSecondFactor: removeStaffFactor,
});
