import { film, goods, paragraphs } from '../../build'
import type { ArticleTexts, EventTexts } from '../../types-translation'

const park = { venue: 'North Bank Park, Great Lawn', address: 'South gate of North Bank Park, 66 Riverside Road' }

/** English texts of events, by their slugs. */
export const events: Readonly<Record<string, EventTexts>> = {
  'anshang-market': {
    name: 'Riverbank Market: Harvest',
    abstract: 'Sixty stalls, one river, one weekend',
    ...park,
    organizer: 'The Riverbank Market editors',
    contact_name: 'Market hotline',
    description: `${paragraphs('Sixty makers set up their stalls along the river: clay, wood, cloth, paper, soap, jam, bread, and one man who does nothing but mend radios.', 'After four there is music in the open air, and you may spread your own blanket on the grass. Bring an empty bag; it will hardly go home empty.')}<h2>New this year</h2>${paragraphs('The children’s exchange: bring an old toy and take home somebody else’s.', 'Bring your own cup, and coffee is five yuan less.')}<blockquote>If it rains, the market moves to the gallery of North Bank Park. Tickets stay valid.</blockquote>`,
    words: {
      单日入场: 'One day',
      '双日通票（含饮品券）': 'Both days, with a drink',
      '两天都可入场，凭票领一杯饮品': 'Admission on both days, and one drink',
      摊主亲友票: 'Friends of the makers',
      凭摊主给的口令购买: 'With a code from a maker',
    },
  },
  'heyan-concert': {
    name: 'River Nocturne: folk songs live',
    abstract: 'Three acts, until the moon has crossed the bridge',
    ...park,
    organizer: 'River Music Society',
    contact_name: 'Tickets',
    description: paragraphs(
      'The stage stands at the water, with the old iron bridge behind it. Three acts take turns: a guitar, an accordion, and a singer who sings in dialect.',
      'There are seats in front and grass behind, for standing, lying down or holding a child. Please switch off your flash, and save your voice for the refrain.',
      'The concert takes about 150 minutes, with an interval of fifteen.',
    ),
    words: {
      早鸟草地票: 'Early lawn ticket',
      开演前一周停售: 'On sale until a week before',
      坐席: 'Seat',
      双人坐席: 'Two seats',
      '一张票入场一次，两人同行': 'One admission for two people together',
      草地票: 'Lawn',
      早鸟结束后开售: 'On sale after the early tickets',
      嘉宾席: 'Guest seat',
      '凭邀请口令购买，可到后台合影': 'With an invitation code; includes a photo backstage',
    },
  },
  'pottery-night': {
    name: 'A night at the wheel',
    abstract: 'After work, give your hands to a lump of clay',
    venue: 'Qingshi Workshop, North Bank',
    address: 'Ground floor, building B, 12 Old Shipyard Road',
    organizer: 'Qingshi Workshop',
    contact_name: 'Workshop desk',
    description: paragraphs(
      'At seven only half of the lamps are lit. Eight wheels, and eight people who have just left their desks.',
      'You need no experience: the teacher holds your hands until they find the centre. Your piece is ready in a month, to collect or by post.',
    ),
    words: { 单人: 'One person' },
  },
}

/** English names of article categories, by their slugs. */
export const articleCategories: Readonly<Record<string, string>> = {
  craft: 'Craft',
  tea: 'Tea',
  living: 'Living',
  town: 'In town',
}

/** English texts of articles, by their slugs. */
export const articles: Readonly<Record<string, ArticleTexts>> = {
  'why-glaze': {
    title: 'How many days a celadon cup takes',
    abstract: 'Between a bag of clay and a cup of tea lie forty days and three uncertainties.',
    body: `${paragraphs('A hand-written list hangs on the wall of the workshop: wedge, throw, dry, trim, bisque, glaze, fire, open. Eight words, and exactly forty days.', 'The hardest to wait for is the drying. The pots stand on the shelf and are turned once a day; however fine the sun, they stay inside. What dries fast shrinks, and where it shrinks unevenly, the cup leans. “Making pots is bargaining with water,” says the potter.')}{{0}}<h2>Three uncertainties</h2>${paragraphs('The first is throwing, because hands differ from day to day. The second is glazing, because the glaze thickens with the weather. The third is the greatest: once the door is shut, all that anybody can do is watch the thermometer.', 'The kiln has to stay at 1,260 degrees for forty minutes, and then come down slowly. Too fast, and the glaze cracks; slowly enough, and its colour sinks into the green of the hills after rain.')}${film('From tea hill to kiln')}<blockquote>On the day of the opening nobody speaks. First we listen to the crackling.</blockquote>${paragraphs('Two cups in ten are broken up. The others wait on the shelf for somebody to lift them.')}${goods('QC01', 'QC04')}<p>If you would like to make one, <a href="/mobile/reservation/resv/taoyi-gongfang/">book an hour at the wheel</a>; if you would like to drink tea with friends, <a href="/mobile/reservation/resv/chashi-baochang/">take the whole tea room</a>.</p>`,
    words: { 陶: 'Clay', 手作: 'Handmade' },
  },
  'first-tea': {
    title: 'For those who make tea for the first time',
    abstract: 'Five grams of tea, boiling water, fifteen seconds. The rest takes its time.',
    body: `${paragraphs('Many people say that they would like to learn to make tea, and get no further than “what do I have to buy?” A gaiwan, two cups and a kettle are enough to begin.', 'Remember three numbers: five grams of tea, a hundred degrees, fifteen seconds. If it is weak, give the next infusion five seconds more; if it is strong, five less. By the third you have numbers of your own.')}{{0}}<h2>Water matters more than ware</h2>${paragraphs('The water should be soft and fresh. Bottled water is not always better, and tap water will do if you let it boil a while longer.', 'Green tea minds the heat: lift the lid and wait three minutes. Oolong, black tea and pu’er do not, so pour at the boil.')}<h2>When you drink</h2>${paragraphs('Do not judge the first sip. Hold it until it reaches the back of your tongue. What the tea tastes of when it has cooled is what it is made of.', 'It does not matter if you spoil one. An infusion is five grams, and behind it stands a whole mountain.')}${goods('QC07')}<p>To begin with a gaiwan, <a href="/mobile/product/?search=gaiwan">look at those in our shop</a>.</p><h2>You have been to a tea gathering?</h2><div data-form="chahui-fankui"></div>`,
    words: { 茶席: 'Tea table', 入门: 'Beginners' },
  },
  'one-flower': {
    title: 'One stem is a bouquet, too',
    abstract: 'The narrower the mouth, the lighter the mind.',
    body: `${paragraphs('People keep asking how to arrange a bunch of flowers. I usually take away half of it, and then half again.', 'Turn the stem that is left, and see where it would like to grow. Let that side face the window.')}{{0}}${goods('QV01')}<h2>Three small habits</h2>${paragraphs('Cut at a slant, cut under water, change the water every other day. Keep leaves out of it, and it stays clear.', 'On hot days add a small piece of ice, and the flower will think that it is still in the hills.', 'Do not throw it away as soon as it fades. Lotus pods, eucalyptus and silver grass look well when they are dry.')}`,
    words: { 花器: 'Vases', 日常: 'Every day' },
  },
}
