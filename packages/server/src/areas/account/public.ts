export { checkOwnPassword } from './check-password.ts';
export { checkCode, issueCode, useCode } from './codes.ts';
