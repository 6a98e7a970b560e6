import FavoriteRounded from '@mui/icons-material/FavoriteRounded';
import ShareRounded from '@mui/icons-material/ShareRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BackLink } from '../../shared/ui/screen/back-link';
import { DayField } from '../../shared/ui/form/day-field';
import { LabelledInput } from '../../shared/ui/form/labelled-input';
import { SearchField } from '../../shared/ui/form/search-field';
import { SearchSelect } from '../../shared/ui/form/search-select';
import { SubmitButton } from '../../shared/ui/button/submit-button';
import { Columns, ignore, Row } from '../rows';
import { texts } from '../texts';

const variants = ['contained', 'outlined', 'text'] as const;

export function Buttons() {
  return (
    <>
      {variants.map((variant) => (
        <Row key={variant}>
          <Button variant={variant} size="large">
            {texts.button}
          </Button>
          <Button variant={variant} startIcon={<ShareRounded />}>
            {texts.short}
          </Button>
          <Button variant={variant} size="small">
            {texts.short}
          </Button>
          <Button variant={variant} disabled>
            {texts.short}
          </Button>
          <Button variant={variant} color="error">
            {texts.short}
          </Button>
        </Row>
      ))}
      <Row>
        <SubmitButton pending={false}>{texts.button}</SubmitButton>
        <SubmitButton pending>{texts.button}</SubmitButton>
        <IconButton aria-label={texts.icon}>
          <FavoriteRounded />
        </IconButton>
        <IconButton aria-label={texts.icon} disabled>
          <FavoriteRounded />
        </IconButton>
        <ToggleButtonGroup exclusive value="singles">
          <ToggleButton value="singles">{texts.singles}</ToggleButton>
          <ToggleButton value="doubles">{texts.doubles}</ToggleButton>
        </ToggleButtonGroup>
        <BackLink to="/">{texts.short}</BackLink>
      </Row>
    </>
  );
}

const [first, second] = texts.choices.map((label, index) => ({ id: String(index), label }));

export function Fields() {
  const choices = [first, second].filter((choice) => choice !== undefined);
  return (
    <Columns>
      <li>
        <LabelledInput label={texts.field} helperText={texts.helper} fullWidth />
      </li>
      <li>
        <LabelledInput label={texts.field} helperText=" " defaultValue={texts.filled} fullWidth />
      </li>
      <li>
        <LabelledInput label={texts.field} helperText={texts.wrong} defaultValue="ana@" error fullWidth />
      </li>
      <li>
        <LabelledInput label={texts.field} helperText=" " defaultValue={texts.filled} disabled fullWidth />
      </li>
      <li>
        <SearchField label={texts.search} placeholder={texts.searchHint} search="" onSearch={ignore} />
      </li>
      <li>
        <DayField label={texts.day} value="2027-11-21" onChange={ignore} />
      </li>
      <li>
        <DayField label={texts.day} value="" onChange={ignore} error helperText={texts.wrong} />
      </li>
      <li>
        <SearchSelect label={texts.venue} choices={choices} value={choices[0] ?? null} onChange={ignore} />
      </li>
      <li>
        <SearchSelect label={texts.venue} choices={choices} value={null} onChange={ignore} disabled />
      </li>
    </Columns>
  );
}
