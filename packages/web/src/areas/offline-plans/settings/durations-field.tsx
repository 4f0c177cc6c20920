import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import '../offline-plans.css';
import { limits } from '@trellis/contract/limits';
import { Button, Flex, Form, Input, InputNumber, Switch } from 'antd';
import { useTranslation } from 'react-i18next';

const { stepMinutes, maxDurationMinutes } = limits.schedule;
const { bars } = limits;

/** The times that sessions of a plan may last: a line each. */
export function DurationsField() {
  const { t } = useTranslation('planSettings');
  const minutes = t('duration');
  const shortest = (durations: { duration?: number }[] | undefined) => durations?.map(({ duration }) => duration) ?? [];
  return (
    <Form.List
      name="sessionDurations"
      rules={[
        {
          validator: async (_, all: { duration?: number; enable: boolean }[]) => {
            if (!all.some(({ enable }) => enable)) throw new Error(t('oneAtLeast'));
            if (new Set(shortest(all)).size !== all.length) throw new Error(t('twice'));
          },
        },
      ]}
    >
      {(lines, { add, remove }, { errors }) => (
        <Flex className="duration-lines" vertical gap="small">
          {lines.map(({ key, name }, index) => (
            <Flex
              key={key}
              className="duration-line"
              gap="small"
              align="start"
              wrap
              role="group"
              aria-label={t('line', { count: index + 1 })}
            >
              <Form.Item name={[name, 'enable']} label={t('offered')} valuePropName="checked">
                <Switch />
              </Form.Item>
              <Form.Item
                name={[name, 'duration']}
                label={minutes}
                rules={[
                  { required: true, message: t('word.required', { field: minutes }) },
                  {
                    validator: async (_, value?: number) => {
                      if (value && value % stepMinutes !== 0) throw new Error(t('steps'));
                    },
                  },
                ]}
              >
                <InputNumber min={stepMinutes} max={maxDurationMinutes} step={stepMinutes} precision={0} />
              </Form.Item>
              <Form.Item
                name={[name, 'bars']}
                label={t('bars')}
                rules={[{ required: true, message: t('word.required', { field: t('bars') }) }]}
              >
                <InputNumber min={bars.min} max={bars.max} precision={0} />
              </Form.Item>
              <Form.Item className="duration-des" name={[name, 'des']} label={t('des')}>
                <Input maxLength={limits.durationDescription} />
              </Form.Item>
              <Form.Item label={<span aria-hidden />} colon={false}>
                <Button
                  type="text"
                  icon={<DeleteOutlined aria-hidden />}
                  aria-label={t('remove', { count: index + 1 })}
                  disabled={lines.length === 1}
                  onClick={() => remove(name)}
                />
              </Form.Item>
            </Flex>
          ))}
          <Form.ErrorList errors={errors} />
          <div>
            <Button icon={<PlusOutlined aria-hidden />} onClick={() => add({ des: '', bars: bars.usual, enable: true })}>
              {t('add')}
            </Button>
          </div>
        </Flex>
      )}
    </Form.List>
  );
}
