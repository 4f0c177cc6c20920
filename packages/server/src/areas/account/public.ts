export { checkOwnPassword } from './check-password.ts';
export { checkCode, issueCode, useCode } from './codes.ts';
export { notifyOwner } from './notify-owner.ts';
export { ownTransaction } from './own-transaction.ts';
export { takeSecondFactorAway } from './second-factor/others-factor.ts';
export { signedIn, zoneOf } from './signed-in.ts';
