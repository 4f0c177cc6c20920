import { Button, Result } from 'antd';

interface ProblemProps {
  status: 'error' | 'info' | 'warning';
  title: string;
  text: string;
  action: string;
  onAction: () => void;
}

/** A page that says what happened and offers the one way on. Loaded when it is needed. */
export default function Problem({ status, title, text, action, onAction }: ProblemProps) {
  const button = (
    <Button type="primary" size="large" onClick={onAction}>
      {action}
    </Button>
  );
  return <Result status={status} title={title} subTitle={text} extra={button} />;
}
