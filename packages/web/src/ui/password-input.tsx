import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { Input, theme } from 'antd';
import type { PasswordProps } from 'antd/es/input';

/** A password that may be shown while it is typed, by an eye large enough to be hit. */
export function PasswordInput(props: PasswordProps) {
  const { token } = theme.useToken();
  const padding = token.paddingXXS + 1;
  const target = { padding, margin: -padding };
  return (
    <Input.Password
      iconRender={(isShown) => (isShown ? <EyeOutlined style={target} /> : <EyeInvisibleOutlined style={target} />)}
      {...props}
    />
  );
}
