import { Descriptions, Flex } from 'antd'
import { useT } from '../i18n'

interface Answer {
  readonly title: string
  readonly value: string
  readonly images?: readonly string[]
}

/** The answers of a form, question by question. */
export function Answers({ answers }: { answers: readonly Answer[] }) {
  const t = useT()
  if (answers.length === 0) return null
  return (
    <Descriptions
      bordered
      size="small"
      column={1}
      items={answers.map(({ title, value, images = [] }, index) => ({
        key: index,
        label: title,
        children: (
          <>
            {value || (images.length === 0 && t('opsForm.unanswered'))}
            <Flex gap={8} wrap>
              {images.map((url, n) => (
                <a key={url} href={url} target="_blank" rel="noreferrer">
                  <img
                    src={url}
                    alt={`${title} ${n + 1}`}
                    width={72}
                    height={72}
                    style={{ objectFit: 'cover', borderRadius: 6 }}
                  />
                </a>
              ))}
            </Flex>
          </>
        ),
      }))}
    />
  )
}
