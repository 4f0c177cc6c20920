import ClockCircle from '@ant-design/icons-svg/es/asn/ClockCircleOutlined';
import FileExclamation from '@ant-design/icons-svg/es/asn/FileExclamationOutlined';
import Swap from '@ant-design/icons-svg/es/asn/SwapOutlined';
import UserAdd from '@ant-design/icons-svg/es/asn/UserAddOutlined';
import Wallet from '@ant-design/icons-svg/es/asn/WalletOutlined';
import type { IconDefinition } from '@ant-design/icons-svg/es/types';
import type { NeedKind } from '@trellis/contract/scheduling/needs/kinds';

/** Few pictures for many kinds: what is about time, papers, money, moves and people. */
export const needIcons: Record<NeedKind | 'given', IconDefinition> = {
  given: UserAdd,
  moveAsked: Swap,
  clash: ClockCircle,
  uncovered: UserAdd,
  unfinishedSession: ClockCircle,
  notHeld: ClockCircle,
  leaveAsked: ClockCircle,
  contractToSign: FileExclamation,
  notCovered: FileExclamation,
  lowCredit: Wallet,
  unpaidOrder: Wallet,
  certificateEnding: FileExclamation,
  missingFeedback: FileExclamation,
  reportReady: FileExclamation,
  notBound: UserAdd,
  moveRefused: Swap,
  moveAccepted: Swap,
  missed: ClockCircle,
};
