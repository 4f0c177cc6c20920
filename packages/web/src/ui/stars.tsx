import { Rate, type RateProps } from 'antd';
import './stars.css';

/** Stars that are given, or were. */
export function Stars(props: RateProps) {
  // a field of a form says so of itself; a list of stars may not, and its label does
  return <Rate {...props} {...{ 'aria-required': undefined }} />;
}
