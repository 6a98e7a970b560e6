import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { configQuery } from '../../shared/api/config-query';
import { durationInWords } from '../../shared/model/duration';
import { texts as about } from './about/texts';
import { Article } from './components/article';
import { OperatorCard } from './components/operator-card';
import { RefundTable } from './components/refund-table';
import { texts as contact } from './contact/texts';
import { texts as privacy } from './privacy/texts';
import { texts as refunds } from './refunds/texts';
import { texts as terms } from './terms/texts';
import { texts } from './texts';

/** `/terminos`. The time to pay and the booking window are settings of the server. */
export function TermsPage() {
  const { data: config } = useQuery(configQuery());
  const timeToPay = config ? durationInWords(config.paymentGraceSeconds) : null;
  const bookingWindow = config ? durationInWords(config.bookingWindowDays * 86_400) : null;
  return (
    <Article
      title={terms.title}
      lead={terms.lead}
      sections={terms.sections(timeToPay, bookingWindow)}
      last={
        <>
          <OperatorCard heading={terms.whoHeading} />
          <Updated />
        </>
      }
    />
  );
}

/** `/privacidad`: what is stored about a person, why and how long (docs/security.md). */
export function PrivacyPage() {
  return (
    <Article
      title={privacy.title}
      lead={privacy.lead}
      sections={privacy.sections}
      last={
        <>
          <OperatorCard heading={privacy.whoHeading} />
          <Updated />
        </>
      }
    />
  );
}

/** `/reembolsos` */
export function RefundsPage() {
  return (
    <Article title={refunds.title} lead={refunds.lead} sections={refunds.sections} first={<RefundTable />} />
  );
}

/** `/contacto` */
export function ContactPage() {
  return (
    <Article
      title={contact.title}
      lead={contact.lead}
      sections={contact.sections}
      first={<OperatorCard heading={contact.whoHeading} />}
    />
  );
}

/** `/acerca` */
export function AboutPage() {
  return (
    <Article
      title={about.title}
      lead={about.lead}
      sections={about.sections}
      last={<OperatorCard heading={about.whoHeading} />}
    />
  );
}

function Updated() {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {texts.updated}
    </Typography>
  );
}
