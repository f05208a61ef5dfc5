import type { AnswerTab } from '@storefront/contract/domain/orders/answer-tabs'
import { Button, Select } from 'antd'
import { useState } from 'react'
import { SectionTabs } from '../app/SectionTabs'
import { call, type Reply } from '../calls/call'
import { submitOnce } from '../calls/submit-key'
import { useT } from '../i18n'
import { OperationList } from '../operation/OperationList'
import { AnswerModal } from './AnswerModal'
import { answerTabs, BuyerWords, ProductLink, ShopAnswers } from './buyer-words'

type Review = Reply<'GET /studio/review/'>['results'][number]
const SCORES = [5, 4, 3, 2, 1] as const

/** Reviews of all products, which the shop answers. */
export function ReviewListScreen() {
  const t = useT()
  const [chosenReview, setChosenReview] = useState<Review>()
  return (
    <>
      <SectionTabs section="reviews" />
      <OperationList<Review>
        name="reviews"
        title="reviews.reviews"
        search="reviews.search"
        tabs={answerTabs}
        filters={['score']}
        renderFilters={({ filters, setAll }) => (
          <Select
            aria-label={t('reviews.score')}
            placeholder={t('reviews.score')}
            allowClear={{ label: t('studio.clear') }}
            value={filters.score}
            options={SCORES.map((score) => ({ value: String(score), label: t('reviews.stars', { n: score }) }))}
            onChange={(score) => setAll({ score })}
            style={{ width: 160, marginBottom: 16 }}
          />
        )}
        load={({ tab, ...query }, { score }) =>
          call('GET /studio/review/', {
            query: { ...query, tab: tab as AnswerTab, ...(score && { score: Number(score) }) },
          })
        }
        rowKey="id"
        columns={[
          {
            title: t('reviews.product'),
            render: (_, { product_id, product_name, attributes_label }) => (
              <ProductLink id={product_id} name={product_name} more={attributes_label} />
            ),
          },
          { title: t('reviews.score'), render: (_, { score }) => t('reviews.stars', { n: score }) },
          {
            title: t('reviews.review'),
            render: (_, { author, created, text, images }) => (
              <BuyerWords name={author.name} created={created} text={text} images={images} />
            ),
          },
          { title: t('reviews.answers'), render: (_, { replies }) => <ShopAnswers replies={replies} /> },
          {
            title: t('resource.actions'),
            render: (_, review) => (
              <Button
                aria-label={t('reviews.answerTo', { name: review.author.name })}
                onClick={() => setChosenReview(review)}
              >
                {t('reviews.answer')}
              </Button>
            ),
          },
        ]}
      />
      {chosenReview && (
        <AnswerModal
          key={chosenReview.id}
          text={chosenReview.text}
          list="reviews"
          send={(text) =>
            submitOnce(`review-${chosenReview.id}`, { text }, (key) =>
              call('POST /studio/review/{id}/answer/', { params: { id: chosenReview.id }, body: { text }, key }),
            )
          }
          onClose={() => setChosenReview(undefined)}
        />
      )}
    </>
  )
}
