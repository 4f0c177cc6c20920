import Aim from '@ant-design/icons-svg/es/asn/AimOutlined';
import Calculator from '@ant-design/icons-svg/es/asn/CalculatorOutlined';
import Wallet from '@ant-design/icons-svg/es/asn/WalletOutlined';
import type { menu } from '@trellis/contract/credits/menu';
import type { IconsOf } from '../../app/menu-icon.tsx';

export const menuIcons: IconsOf<typeof menu> = {
  vratProduct: Aim,
  costOverview: Wallet,
  ledger: Calculator,
};
