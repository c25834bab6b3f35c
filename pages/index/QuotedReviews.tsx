import { Slider } from '#components/slider/Slider.tsx'
import { ArrowLink } from '#components/ui/ArrowLink.tsx'
import { Section } from '#components/ui/Section.tsx'
import type { Copy } from './copy.ts'
import { QuotedReview, type Quoted } from './QuotedReview.tsx'
import type { Milepost } from './versts.ts'

interface QuotedReviewsProps {
  copy: Copy['review']
  milepost: Milepost
  reviews: readonly Quoted[]
}

export function QuotedReviews({ copy, milepost, reviews }: QuotedReviewsProps) {
  return (
    <Section id="reviews" milepost={milepost} title={copy.title} isTitleHidden>
      <Slider label={copy.title} aside={<ArrowLink href="/reviews/">{copy.all}</ArrowLink>}>
        {reviews.map((review) => (
          <QuotedReview key={review.code} review={review} whole={copy.whole} />
        ))}
      </Slider>
    </Section>
  )
}
