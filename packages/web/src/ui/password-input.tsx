import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import type { PasswordProps } from 'antd/es/input';

// antd's own icon is too small a target for a finger
const target = { padding: 5, margin: -5 };

/** A password that may be shown while it is typed. */
export function PasswordInput(props: PasswordProps) {
  return (
    <Input.Password
      iconRender={(isShown) => (isShown ? <EyeOutlined style={target} /> : <EyeInvisibleOutlined style={target} />)}
      {...props}
    />
  );
}
