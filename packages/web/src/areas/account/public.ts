export { ChangePasswordForm } from './change-password-form.tsx';
export { CodeField } from './code-field.tsx';
export { useCode } from './use-code.ts';
