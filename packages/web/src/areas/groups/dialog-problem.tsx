import { Alert, theme } from 'antd';
import { useFailureText } from '../../ui/use-failure-text.ts';

/** Why a dialog could not do what it was asked. */
export function DialogProblem({ problem }: { problem: Error | null }) {
  const failureText = useFailureText();
  const { token } = theme.useToken();
  if (!problem) return null;
  return <Alert type="error" showIcon role="alert" title={failureText(problem)} style={{ marginBlockEnd: token.margin }} />;
}
