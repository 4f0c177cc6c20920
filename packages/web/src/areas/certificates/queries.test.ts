import { expect, it, vi } from 'vitest';
import { CallError } from '../../app/call-error.ts';
import { issueWithFreeNumber } from './queries.ts';

type Input = Parameters<typeof issueWithFreeNumber>[0];
const input = { credentialsCode: 'CL030925BASE1001' } as Input;

const refusal = (code: string, next?: string) =>
  new CallError(409, { code: code as 'Trellis:NotFound', message: 'Refused', details: null, data: { next }, validationErrors: [] });
const used = (next: string) => refusal('RocketSystem:CertificateNumberAlreadyUsed', next);
const sending = () => vi.fn<(sent: Input) => Promise<unknown>>();
const numbers = (send: ReturnType<typeof sending>) => send.mock.calls.map(([{ credentialsCode }]) => credentialsCode.slice(-3));

it('issues a certificate with the next number where its own was used meanwhile', async () => {
  const send = sending().mockRejectedValueOnce(used('CL030925BASE1002')).mockRejectedValueOnce(used('CL030925BASE1004'));
  await issueWithFreeNumber(input, send.mockResolvedValueOnce({}));
  expect(numbers(send)).toEqual(['001', '002', '004']);
});

it('gives up after five numbers, and tells whatever else fails at once', async () => {
  const send = sending().mockRejectedValue(used('CL030925BASE1002'));
  await expect(issueWithFreeNumber(input, send)).rejects.toThrow('Refused');
  expect(send).toHaveBeenCalledTimes(5);
  const other = sending().mockRejectedValue(refusal('RocketSystem:CertificateIssued'));
  await expect(issueWithFreeNumber(input, other)).rejects.toThrow('Refused');
  expect(other).toHaveBeenCalledTimes(1);
});
