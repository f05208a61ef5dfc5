import type { AnswerTab } from '@storefront/contract/domain/orders/answer-tabs'
import { Button } from 'antd'
import { useState } from 'react'
import { SectionTabs } from '../app/SectionTabs'
import { call, type Reply } from '../calls/call'
import { submitOnce } from '../calls/submit-key'
import { useT } from '../i18n'
import { OperationList } from '../operation/OperationList'
import { AnswerModal } from './AnswerModal'
import { answerTabs, BuyerWords, ProductLink, ShopAnswers } from './buyer-words'

type Question = Reply<'GET /studio/question/'>['results'][number]

/** Questions on all products, which the shop answers. */
export function QuestionListScreen() {
  const t = useT()
  const [chosenQuestion, setChosenQuestion] = useState<Question>()
  return (
    <>
      <SectionTabs section="reviews" />
      <OperationList<Question>
        name="questions"
        title="reviews.questions"
        search="reviews.search"
        tabs={answerTabs}
        load={({ tab, ...query }) => call('GET /studio/question/', { query: { ...query, tab: tab as AnswerTab } })}
        rowKey="id"
        columns={[
          {
            title: t('reviews.product'),
            render: (_, { product }) => <ProductLink id={product.id} name={product.name} />,
          },
          {
            title: t('reviews.question'),
            render: (_, { author, created, text, images }) => (
              <BuyerWords name={author.name} created={created} text={text} images={images} />
            ),
          },
          { title: t('reviews.answers'), render: (_, { replies }) => <ShopAnswers replies={replies} /> },
          {
            title: t('resource.actions'),
            render: (_, question) => (
              <Button
                aria-label={t('reviews.answerTo', { name: question.author.name })}
                onClick={() => setChosenQuestion(question)}
              >
                {t('reviews.answer')}
              </Button>
            ),
          },
        ]}
      />
      {chosenQuestion && (
        <AnswerModal
          key={chosenQuestion.id}
          text={chosenQuestion.text}
          list="questions"
          send={(text) =>
            submitOnce(`question-${chosenQuestion.id}`, { text }, (key) =>
              call('POST /studio/question/{id}/answer/', { params: { id: chosenQuestion.id }, body: { text }, key }),
            )
          }
          onClose={() => setChosenQuestion(undefined)}
        />
      )}
    </>
  )
}
