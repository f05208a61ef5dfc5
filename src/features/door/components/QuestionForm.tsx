import { AGE_QUESTION, type DoorQuestion } from '@storefront/contract/domain/door/admit'
import { View } from '@tarojs/components'
import { useState } from 'react'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { Button } from '@/ui/controls/Button'
import { Checkbox } from '@/ui/controls/Checkbox'
import { SelectField } from '@/ui/controls/SelectField'
import { TextField } from '@/ui/controls/TextField'
import s from './Door.module.scss'

type Answers = Readonly<Record<string, string>>

/** The questions of the list at the scan. */
export function QuestionForm({
  questions,
  onSubmit,
}: {
  readonly questions: readonly DoorQuestion[]
  readonly onSubmit: (answers: Answers) => void
}) {
  const t = useT()
  const [answers, setAnswers] = useState<Answers>({})
  const set = (id: string, value: string) => setAnswers((before) => ({ ...before, [id]: value }))
  const submit = () => {
    if (questions.some(({ id }) => !answers[id]?.trim())) feedback.toast(t('door.answerAll'), { at: 'center' })
    else onSubmit(answers)
  }
  return (
    <View className={s.panel}>
      {questions.map((question) => (
        <Question
          key={question.id}
          question={question}
          value={answers[question.id] ?? ''}
          onChange={(value) => set(question.id, value)}
        />
      ))}
      <Button wide onTap={submit}>
        {t('door.submit')}
      </Button>
    </View>
  )
}

interface QuestionProps {
  readonly question: DoorQuestion
  readonly value: string
  readonly onChange: (value: string) => void
}

function Question({ question: { id, title, type, choices = [] }, value, onChange }: QuestionProps) {
  const t = useT()
  if (type === 'text') return <TextField label={title} value={value} maxLength={200} onChange={onChange} />
  if (type === 'choice')
    return (
      <SelectField
        label={title}
        options={choices.map((choice) => ({ value: choice, label: choice }))}
        value={value}
        onChange={onChange}
      />
    )
  const label = id === AGE_QUESTION ? t('door.ageQuestion', { n: Number(title) }) : title
  return <Checkbox checked={value !== ''} label={label} showLabel onChange={(isOn) => onChange(isOn ? 'yes' : '')} />
}
