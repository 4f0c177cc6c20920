import { BlockList, isIP } from 'node:net';

/** Networks of one version each: a list of both would take every address of the fourth for one of the sixth that stands for it. */
interface Networks {
  4: BlockList;
  6: BlockList;
}

/** Where no webhook leads: this machine, networks of its own, and whatever is no single address of the internet. */
const closed = networksOf([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  // of the sixth version one eighth is the internet; of that, what stands for something else: tunnels and examples
  '::/3',
  '4000::/2',
  '8000::/1',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
]);

let open = networksOf([]);

/** Says once, at the start, which private networks webhooks lead to all the same: addresses or networks as 10.1.0.0/16, separated by commas. */
export function configureWebhooks({ webhookNetworks = '' }: { webhookNetworks?: string | undefined }): void {
  open = networksOf(webhookNetworks.split(',').filter((text) => text.trim() !== ''));
}

function networksOf(networks: readonly string[]): Networks {
  const lists: Networks = { 4: new BlockList(), 6: new BlockList() };
  for (const network of networks) {
    const [address = '', bits] = network.trim().split('/');
    if (isIP(address) === 6) lists[6].addSubnet(address, Number(bits ?? 128), 'ipv6');
    else lists[4].addSubnet(address, Number(bits ?? 32), 'ipv4');
  }
  return lists;
}

const isOf = (networks: Networks, address: string) =>
  isIP(address) === 6 ? networks[6].check(address, 'ipv6') : networks[4].check(address, 'ipv4');

/** Whether an address is one of a network that the operator opened: it may be asked without encryption and at any port. */
export const isOpened = (address: string): boolean => isOf(open, address);

/** Whether a webhook may lead to an address. */
export const isReachable = (address: string): boolean => isOpened(address) || !isOf(closed, address);
