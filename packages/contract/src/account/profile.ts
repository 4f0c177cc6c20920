import { z } from 'zod';
import { limits } from '../limits.ts';
import { calendarDate, concurrencyStamp, id, instant } from '../wire.ts';

export const genders = ['Unknown', 'Male', 'Female', 'Others'] as const;

/** A CV. `url` is a short-lived signed address. */
export const resume = z.object({ id: id('resume'), fileName: z.string(), url: z.string() });

/** What is known of a person, as they keep it themselves. */
export const personProfile = z.object({
  id: id('person'),
  name: z.string(),
  email: z.string(),
  /** National digits; together with the country code the number is dialled as +34 600 111 222. */
  phoneNumber: z.string().nullable(),
  countryCode: z.string().nullable(),
  gender: z.enum(genders),
  birthday: calendarDate.nullable(),
  /** A short-lived signed address. */
  picture: z.string().nullable(),
  resumes: z.array(resume),
  concurrencyStamp,
});
export type PersonProfile = z.infer<typeof personProfile>;

/** What is left out stays as it is. */
export const changeProfile = z.object({
  name: z.string().trim().min(1).max(limits.account.nameLength).optional(),
  gender: z.enum(genders).optional(),
  birthday: calendarDate.nullable().optional(),
  /** An upload of kind picture; null takes the picture away. */
  pictureId: id('upload').nullable().optional(),
  concurrencyStamp,
});

/** All CVs that shall remain: kept ones by their own id, new ones by the id of their upload. What else is read of them may be sent back. */
export const changeResumes = z.object({ resumes: z.array(resume.partial().extend({ id: z.uuid() })).max(limits.account.resumes) });

export const resumeFile = resume.extend({ type: z.string(), ownerName: z.string() });

/** Passwords are not trimmed: what was typed is what counts. */
export const newPassword = z.string().min(limits.account.passwordLength.min).max(limits.account.passwordLength.max);
// older ones may be longer than what is accepted today
const currentPassword = z.string().min(1).max(1000);

export const changePassword = z.object({ currentPassword, newPassword });
export const confirmPassword = z.object({ password: currentPassword });

/**
 * A device on which a person locks their work with a PIN, by the name that it gave itself. The password is asked for where a PIN is set; who just
 * signed in has given it.
 */
export const lockedDevice = z.object({
  device: z
    .string()
    .regex(/^[\w-]{22,64}$/)
    .meta({ examples: ['6XWDbGzZ0vH1sV9tq3nGqA'] }),
  password: currentPassword.optional(),
});
/** 256 bits, base64url. */
export const deviceSecret = z.object({ secret: z.string() });
/** After how many idle minutes a device locks itself. */
export const lockRule = z.object({ minutes: z.int() });

/** Says that the password was checked a moment ago; good for one change. */
export const stepUpToken = z.object({ token: z.string(), expiresAt: instant });

const token = z.string().min(1).max(100);
const email = z
  .email()
  .max(320)
  .transform((address) => address.toLowerCase())
  .meta({ examples: ['new.address@example.com'] });
const code = z
  .string()
  .trim()
  .regex(/^\d{6}$/)
  .meta({ examples: ['123456'] });

/** By code, or by a link that confirms the address wherever it is opened. */
export const sendEmailCode = z.object({ token, email, by: z.enum(['code', 'link']).default('code') });
export const changeEmail = z.object({ token, email, code });

const phone = {
  countryCode: z
    .string()
    .regex(/^\+[1-9]\d{0,3}$/)
    .meta({ examples: ['+34'] }),
  phoneNumber: z
    .string()
    .trim()
    .regex(/^\d{4,14}$/)
    .meta({ examples: ['600111222'] }),
};
export const sendPhoneCode = z.object(phone);
export const changePhone = z.object({ ...phone, code });

/** Seconds until another code may be sent, and how long this one is good. */
export const codeSent = z.object({ resendAfter: z.int(), validFor: z.int() });
