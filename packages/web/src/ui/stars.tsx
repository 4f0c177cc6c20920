import { Rate, type RateProps } from 'antd';
import './stars.css';

/** Stars that are given, or were. */
export function Stars(props: RateProps) {
  return <Rate {...props} />;
}
