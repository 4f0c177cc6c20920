/** Hands a short message to the gateway. Every try of a message has the same key: a gateway that knows it sends once. */
export async function sendSms(gateway: string, message: { id: string; to: string; text: string }): Promise<void> {
  const url = new URL(gateway);
  const credentials =
    url.username && `Basic ${Buffer.from(`${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`).toString('base64')}`;
  url.username = '';
  url.password = '';
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': message.id, ...(credentials && { authorization: credentials }) },
    body: JSON.stringify({ to: message.to, text: message.text }),
    signal: AbortSignal.timeout(30_000),
    redirect: 'error',
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The gateway answered ${response.status}`);
}
