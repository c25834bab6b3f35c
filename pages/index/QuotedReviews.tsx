import type { ReviewToRead } from '#shared/review-to-read.ts'
import { ArrowLink } from '#components/ui/ArrowLink.tsx'
import { Section } from '#components/ui/Section.tsx'
import { Slider } from '#components/ui/slider/Slider.tsx'
import type { Copy } from './copy.ts'
import { QuotedReview } from './QuotedReview.tsx'

interface QuotedReviewsProps {
  copy: Copy['review']
  reviews: readonly ReviewToRead[]
}

export function QuotedReviews({ copy, reviews }: QuotedReviewsProps) {
  return (
    <Section id="reviews" milepost={{ number: 5, name: copy.name }} title={copy.title} isTitleHidden>
      <Slider label={copy.title} aside={<ArrowLink href="/reviews/">{copy.all}</ArrowLink>}>
        {reviews.map((review) => (
          <QuotedReview key={review.heading} review={review} whole={copy.whole} />
        ))}
      </Slider>
    </Section>
  )
}
