import { BlockList, isIP } from 'node:net';

/** Networks of one version each: a list of both would take every address of the fourth for one of the sixth that stands for it. */
interface Networks {
  4: BlockList;
  6: BlockList;
}

/** Where nothing leads that somebody entered: this machine, networks of its own, and whatever is no single address of the internet. */
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

/** How far the product goes to addresses that somebody entered. */
export interface Reach {
  /** Whether an address is one of a network that the operator opened: it may be asked without encryption and at any port. */
  isOpened: (address: string) => boolean;
  /** Whether it may be asked at all. */
  isReachable: (address: string) => boolean;
}

/** The internet, and the private networks that the operator opened: addresses or networks as 10.1.0.0/16, separated by commas. */
export function reachWith(opened = ''): Reach {
  const open = networksOf(opened.split(',').filter((text) => text.trim() !== ''));
  const isOpened = (address: string) => isOf(open, address);
  return { isOpened, isReachable: (address) => isOpened(address) || !isOf(closed, address) };
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
