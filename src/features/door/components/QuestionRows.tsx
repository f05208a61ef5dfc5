import { View } from '@tarojs/components'
import { addQuestion, type QuestionDraft, QUESTIONS_MAX } from '@/features/door/list-draft'
import { useT } from '@/i18n'
import { Button } from '@/ui/controls/Button'
import { SelectField } from '@/ui/controls/SelectField'
import { TextArea, TextField } from '@/ui/controls/TextField'
import s from './Door.module.scss'

const types = ['confirm', 'text', 'choice'] as const

interface QuestionRowsProps {
  readonly questions: readonly QuestionDraft[]
  readonly onChange: (questions: readonly QuestionDraft[]) => void
}

/**
 * The editor of a check-in list's questions at the scan: a statement to be confirmed, a text, or one of some choices.
 */
export function QuestionRows({ questions, onChange }: QuestionRowsProps) {
  const t = useT()
  const change = (at: number, parts: Partial<QuestionDraft>) =>
    onChange(questions.map((question, n) => (n === at ? { ...question, ...parts } : question)))
  return (
    <View className={s.list}>
      <View className={s.title} role="heading" aria-level={2}>
        {t('door.setup.questions')}
      </View>
      {questions.map((question, n) => (
        <View key={question.id} className={s.rows}>
          <TextField
            label={t('door.setup.question', { n: n + 1 })}
            value={question.title}
            maxLength={100}
            onChange={(title) => change(n, { title })}
          />
          <SelectField
            label={t('door.setup.answer', { n: n + 1 })}
            options={types.map((type) => ({ value: type, label: t(`door.setup.answers.${type}`) }))}
            value={question.type}
            onChange={(value) => change(n, { type: types.find((type) => type === value) ?? 'confirm' })}
          />
          {question.type === 'choice' ? (
            <TextArea
              label={t('door.setup.choiceList')}
              description={t('door.setup.choicesHint')}
              value={question.choices}
              onChange={(choices) => change(n, { choices })}
            />
          ) : null}
          <Button
            kind="ghost"
            size="s"
            label={t('door.setup.removeQuestion', { n: n + 1 })}
            onTap={() => onChange(questions.filter((_, at) => at !== n))}
          >
            {t('door.setup.remove')}
          </Button>
        </View>
      ))}
      {questions.length < QUESTIONS_MAX ? (
        <Button kind="secondary" onTap={() => onChange(addQuestion(questions))}>
          {t('door.setup.addQuestion')}
        </Button>
      ) : null}
    </View>
  )
}
