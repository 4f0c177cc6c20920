import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { Input, theme } from 'antd';
import type { ComponentProps } from 'react';

/** A password field whose eye is large enough to be hit. */
export function PasswordInput(props: ComponentProps<typeof Input.Password>) {
  const { token } = theme.useToken();
  const style = { padding: token.paddingXXS + 1 };
  return (
    <Input.Password
      {...props}
      iconRender={(isShown) => (isShown ? <EyeOutlined style={style} /> : <EyeInvisibleOutlined style={style} />)}
    />
  );
}
