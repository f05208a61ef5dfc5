import type { AnswerTab } from '@storefront/contract/domain/orders/answer-tabs'
import { Flex, Typography } from 'antd'
import { Link } from 'react-router'
import { useSiteFormat } from '../app/useSiteFormat'
import { useT } from '../i18n'
import './buyer-words.css'

/** Tabs of a list of what buyers wrote. */
export const answerTabs = [
  { key: 'waiting', text: 'reviews.tabs.waiting' },
  { key: 'answered', text: 'reviews.tabs.answered' },
  { key: 'all', text: 'operation.all' },
] as const satisfies readonly { key: AnswerTab; text: string }[]

/** The product that words are about. */
export function ProductLink({ id, name, more }: { id: number; name: string; more?: string }) {
  return (
    <div className="buyer-words">
      <Link to={`/products/${id}`}>{name}</Link>
      {more && (
        <div>
          <Typography.Text type="secondary">{more}</Typography.Text>
        </div>
      )}
    </div>
  )
}

interface BuyerWordsProps {
  readonly name: string
  /** Moment of the words. */
  readonly created: string
  readonly text: string
  readonly images?: readonly { readonly full: string; readonly thumb: string }[]
}

/** The words of a buyer with their pictures. */
export function BuyerWords({ name, created, text, images = [] }: BuyerWordsProps) {
  const t = useT()
  const { moment } = useSiteFormat()
  return (
    <div className="buyer-words">
      <Typography.Text type="secondary">
        {name} · {moment(created)}
      </Typography.Text>
      <div className="buyer-words-text">{text}</div>
      {images.length > 0 && (
        <Flex gap={8} wrap>
          {images.map(({ full, thumb }, index) => (
            <a key={full} href={full} target="_blank" rel="noreferrer">
              <img src={thumb} alt={t('opsModeration.picture', { n: index + 1 })} className="buyer-words-picture" />
            </a>
          ))}
        </Flex>
      )}
    </div>
  )
}

type Replies = readonly {
  readonly id: number
  readonly name: string
  readonly text: string
  readonly is_staff?: true
}[]

/** The first answers, the shop's own marked; a dash without any. */
export function ShopAnswers({ replies = [] }: { replies?: Replies }) {
  const t = useT()
  if (replies.length === 0) return <>–</>
  return (
    <div className="buyer-words">
      {replies.map(({ id, name, text, is_staff }) => (
        <div key={id} className="buyer-words-text">
          <Typography.Text type="secondary">{is_staff ? t('operation.feedback.staff') : name}</Typography.Text> {text}
        </div>
      ))}
    </div>
  )
}
