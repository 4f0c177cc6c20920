import { z } from 'zod';
import { languages } from '../languages.ts';
import { calendarDate, concurrencyStamp, id, instant, pageQuery } from '../wire.ts';

export const contractType = z.enum(['Renewal', 'First']);
export type ContractType = z.infer<typeof contractType>;
export const contractPurpose = z.enum(['Training', 'GroupTraining']);
export type ContractPurpose = z.infer<typeof contractPurpose>;
export const contractState = z.enum(['InForce', 'Stopped']);
export const reasonKind = z.enum(['Renewal', 'Signing', 'Discount']);
export type ReasonKind = z.infer<typeof reasonKind>;
export const paymentMethod = z.enum(['Cash', 'Card', 'Transfer', 'MobilePay', 'Check', 'Other']);
export type PaymentMethod = z.infer<typeof paymentMethod>;

/** Major units of the currency, at most two decimals. */
const money = z.number().min(0).max(10_000_000).multipleOf(0.01);

export const userContractFields = z.object({
  contractType,
  purpose: contractPurpose,
  signTime: calendarDate,
  amount: money.default(0),
  totalClass: z.int().min(1).max(10_000).default(1),
  /** Why the family signed for the first time, or renewed. */
  reasonId: id('contractReason'),
  discount: z.boolean().default(false),
  /** Required with a discount. */
  discountReasonId: id('contractReason').nullable().default(null),
  /** Write to the centre when few classes are left. */
  remind: z.boolean().default(false),
  /** PDF files that were uploaded as UserContract. */
  fileIds: z.array(id('file')).max(10).default([]),
});
export const addUserContract = userContractFields.extend({ userId: id('subject') });
export const editUserContract = userContractFields.extend({ id: id('contract'), concurrencyStamp });

export const contractFile = z.object({ id: id('file'), fileName: z.string(), url: z.string() });
export type ContractFile = z.infer<typeof contractFile>;

/** Whether a contract is at a guardian's to sign, was opened there, or is signed. */
export const signingState = z.enum(['Sent', 'Opened', 'Signed']);
export type SigningState = z.infer<typeof signingState>;

export const contractSigning = z.object({
  state: signingState,
  guardianName: z.string().nullable(),
  sentTime: instant,
  openTime: instant.nullable(),
  signTime: instant.nullable(),
  /** As the guardian wrote it. */
  signerName: z.string().nullable(),
  /** In which it was read and signed. */
  language: z.enum(languages).nullable(),
  termsVersion: z.int(),
});
export type ContractSigning = z.infer<typeof contractSigning>;

/** A contract as a list tells it. */
export const userContractItem = z.object({
  id: id('contract'),
  userId: id('subject'),
  userName: z.string(),
  outpatientNumber: z.string().nullable(),
  /** Whether its child is archived or forgotten: it is paid and ended, and neither signed nor changed. */
  isClosed: z.boolean(),
  contractType,
  purpose: contractPurpose,
  signTime: calendarDate,
  stopTime: instant.nullable(),
  amount: z.number(),
  /** What was paid less what was refunded. */
  paid: z.number(),
  /** What it still costs; nothing once it is stopped. */
  outstanding: z.number(),
  currency: z.string(),
  /** totalClass = usedClass + remainClass + stoppedClass + takenBackClass */
  totalClass: z.int(),
  usedClass: z.int(),
  /** Free and held; nothing once the contract is stopped. */
  remainClass: z.int(),
  /** What a stopped contract has left: set aside until it is enabled again. */
  stoppedClass: z.int(),
  /** Subtracted from the child's sessions. */
  takenBackClass: z.int(),
  /** Unit fee: amount / totalClass, two decimals. */
  price: z.string(),
  remind: z.boolean(),
  /** Where it stands with the guardian who signs it; null where nobody was asked. */
  signing: contractSigning.nullable(),
  creationTime: instant,
  concurrencyStamp,
});
export type UserContractItem = z.infer<typeof userContractItem>;

export const userContract = userContractItem.extend({
  discount: z.boolean(),
  /** The words of the reason when it was chosen; null on contracts signed before reasons were asked. */
  reasonId: z.uuid().nullable(),
  reason: z.string().nullable(),
  discountReasonId: z.uuid().nullable(),
  discountReason: z.string().nullable(),
  /** Empty for those who may not see contracts. */
  files: z.array(contractFile),
});
export type UserContract = z.infer<typeof userContract>;

export const userContractFilter = z.object({
  /** A part of the child's name or clinic number. */
  filter: z.string().trim().max(100).optional(),
  contractType: contractType.optional(),
  purpose: contractPurpose.optional(),
  state: contractState.optional(),
  /** Only contracts with a reminder. */
  remind: z.boolean().optional(),
  /** Only contracts in force that are not paid in full; false: all others. */
  outstanding: z.boolean().optional(),
  /** The first and the last day of signing. */
  signFrom: calendarDate.optional(),
  signTo: calendarDate.optional(),
});
export type UserContractFilter = z.infer<typeof userContractFilter>;
export const userContractListQuery = pageQuery.extend(userContractFilter.shape);

const paymentFields = z.object({
  /** False: a refund; its amount is positive too. */
  isRecharge: z.boolean().default(true),
  amount: z.number().min(1).max(10_000_000).multipleOf(0.01),
  payDate: calendarDate,
  /** How the money came or went; null where nobody said. */
  method: paymentMethod.nullable().default(null),
  remark: z.string().trim().max(500).nullable().default(null),
});
export const addPayment = paymentFields.extend({ userContractId: id('contract') });
export const editPayment = paymentFields.extend({ id: id('contractPayment'), concurrencyStamp });
export const voidPayment = z.object({ id: id('contractPayment'), reason: z.string().trim().min(1).max(500), concurrencyStamp });

export const contractPayment = paymentFields.extend({
  id: id('contractPayment'),
  userContractId: id('contract'),
  currency: z.string(),
  /** Of its receipt, counted within the center. */
  number: z.int(),
  creatorName: z.string().nullable(),
  creationTime: instant,
  /** When it was voided: from then on it counts no more. */
  voidTime: instant.nullable(),
  voidedByName: z.string().nullable(),
  voidReason: z.string().nullable(),
  concurrencyStamp,
});
export type ContractPayment = z.infer<typeof contractPayment>;

/** bought = used + left + stopped + takenBack, each the sum of what contracts of the purpose have. */
const classesOfPurpose = z.object({
  purpose: contractPurpose,
  bought: z.int(),
  used: z.int(),
  left: z.int(),
  stopped: z.int(),
  takenBack: z.int(),
});

export const keyIndicators = z.object({
  currency: z.string(),
  contracts: z.int(),
  inForce: z.int(),
  totalAmount: z.number(),
  /** What was paid less what was refunded, as of each contract. */
  paid: z.number(),
  refunded: z.number(),
  /** What contracts in force still cost. */
  outstanding: z.number(),
  firstSignTime: calendarDate.nullable(),
  lastSignTime: calendarDate.nullable(),
  lastPayDate: calendarDate.nullable(),
  purposes: z.array(classesOfPurpose),
});
export type KeyIndicators = z.infer<typeof keyIndicators>;
