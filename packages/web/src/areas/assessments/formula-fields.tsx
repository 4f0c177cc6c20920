import { MinusCircleOutlined, PlusOutlined } from '@ant-design/icons';
import type { AssessmentDetail, AssessmentForm } from '@trellis/contract/assessments/library-schemas';
import { assessmentLimits } from '@trellis/contract/assessments/rules';
import { limits } from '@trellis/contract/limits';
import { Button, Flex, Form, type FormRule, Input, InputNumber, Select, Typography, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { RecommendationFields } from './recommendation-fields.tsx';

type Formula = AssessmentDetail['formula'];

export interface FormulaValues extends Omit<Formula, 'name'> {
  formulaName: string;
}

/** A formula as its form edits it; where there is none, what a new one begins with. */
export function formulaValues(formula: Formula | undefined): FormulaValues {
  const { name, ...figures }: Formula = formula ?? {
    name: '',
    abilities: [],
    difficulty: { least: 2, most: 14 },
    music: [{ code: 'c+sm' }],
    classes: [{ from: 0, count: 20 }],
    project: 'Project.Rocket',
  };
  return { formulaName: name, ...figures };
}

/** The formula that the form holds; not checked yet. A condition that was taken back leaves nothing behind. */
export const formulaOf = ({ formulaName, abilities, difficulty, music, classes, project }: FormulaValues): unknown => ({
  name: formulaName,
  abilities,
  difficulty,
  music: music.map((rule) => Object.fromEntries(Object.entries(rule).filter(([, said]) => said !== null && said !== undefined))),
  classes,
  project,
});

/** How the answers become a report: which sections count, their bounds, and what is recommended when. */
export function FormulaFields({ form }: { form: AssessmentForm }) {
  const { t } = useTranslation('assessments');
  const { token } = theme.useToken();
  const { min, max } = limits.difficulty;
  const questionnaireId = Form.useWatch('questionnaireId') as string | undefined;
  const sections = form.questionnaires.find(({ id }) => id === questionnaireId)?.sections ?? [];
  const difficulty = (field: 'least' | 'most') => (
    <Form.Item name={['difficulty', field]} label={t(`library.${field}`)} rules={[{ required: true }]} style={{ flex: 1 }}>
      <InputNumber min={min} max={max} precision={0} style={{ width: '100%' }} />
    </Form.Item>
  );
  return (
    <section aria-label={t('library.formula')}>
      <Typography.Title level={2} style={{ fontSize: token.fontSizeLG }}>
        {t('library.formula')}
      </Typography.Title>
      <Form.Item
        name="formulaName"
        label={t('library.formulaName')}
        rules={[{ required: true, whitespace: true, message: t('word.required', { field: t('library.formulaName') }) }]}
      >
        <Input maxLength={assessmentLimits.code} autoComplete="off" />
      </Form.Item>
      <Abilities sections={sections} categories={form.categories} />
      <Flex gap="middle">
        {difficulty('least')}
        {difficulty('most')}
      </Flex>
      <RecommendationFields sections={sections} />
    </section>
  );
}

type Offered = AssessmentForm['categories'];

function Abilities({ sections, categories }: { sections: Offered; categories: Offered }) {
  const { t } = useTranslation('assessments');
  const form = Form.useFormInstance<FormulaValues>();
  const options = (rows: readonly { code: string; name: string }[]) => rows.map(({ code, name }) => ({ value: code, label: name }));
  // marked at the later of the two
  const isOnce = (place: number): FormRule => ({
    validator: (_, section: string | undefined) => {
      const before = (form.getFieldValue('abilities') as FormulaValues['abilities']).slice(0, place);
      return section && before.some((ability) => ability?.section === section)
        ? Promise.reject(new Error(t('library.sectionTwice')))
        : Promise.resolve();
    },
  });
  const label = (field: 'section' | 'category' | 'low' | 'high', number: number) => `${t(`library.${field}`)} ${number}`;
  return (
    <Form.List name="abilities">
      {(fields, { add, remove }) => (
        <Flex vertical gap="small" role="group" aria-label={t('library.abilities')} style={{ marginBlockEnd: 'var(--space-6)' }}>
          {fields.map(({ key, name }) => (
            <Flex key={key} gap="small" align="baseline" wrap>
              {(['section', 'category'] as const).map((field) => (
                <Form.Item
                  key={field}
                  name={[name, field]}
                  rules={[
                    { required: true, message: t('word.required', { field: t(`library.${field}`) }) },
                    ...(field === 'section' ? [isOnce(name)] : []),
                  ]}
                  style={{ flex: '1 1 calc(var(--space-1) * 35)', marginBlockEnd: 0 }}
                >
                  <Select
                    aria-label={label(field, name + 1)}
                    placeholder={t(`library.${field}`)}
                    options={options(field === 'section' ? sections : categories)}
                  />
                </Form.Item>
              ))}
              {(['low', 'high'] as const).map((field) => (
                <Form.Item key={field} name={[name, field]} noStyle rules={[{ required: true }]}>
                  <InputNumber aria-label={label(field, name + 1)} placeholder={t(`library.${field}`)} min={0} max={100} precision={0} />
                </Form.Item>
              ))}
              <Button
                type="text"
                icon={<MinusCircleOutlined aria-hidden />}
                aria-label={t('library.removeAbility', { number: name + 1 })}
                onClick={() => remove(name)}
              />
            </Flex>
          ))}
          <Button icon={<PlusOutlined aria-hidden />} onClick={() => add({ low: 25, high: 60 })}>
            {t('library.addAbility')}
          </Button>
        </Flex>
      )}
    </Form.List>
  );
}
