import EditRounded from '@mui/icons-material/EditRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CardList } from '../../../../shared/ui/list/card-list';
import { valueInWords } from '../../model/code-words';
import { texts } from '../../texts';
import type { DiscountCode } from '../../types';
import { ActiveSwitch } from './active-switch';
import { CodeName } from './code-name';
import type { CodeListProps } from './code-table';
import { Expiry } from './expiry';
import { Uses } from './uses';

/** The codes on phones: one card per code. */
export function CodeCards({ codes, onEdit }: CodeListProps) {
  return (
    <CardList label={texts.title} columns={{ sm: '1fr 1fr' }}>
      {codes.map((code) => (
        <CodeCard key={code.id} code={code} onEdit={() => onEdit(code)} />
      ))}
    </CardList>
  );
}

interface CodeCardProps {
  code: DiscountCode;
  onEdit: () => void;
}

function CodeCard({ code, onEdit }: CodeCardProps) {
  return (
    <Card component="li" sx={{ p: 2, display: 'grid', gap: 1.5, alignContent: 'start' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
        <CodeName code={code.code} promoted={code.isPromoted} venueIds={code.venueIds} />
        <ActiveSwitch code={code} />
      </Box>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', rowGap: 1, columnGap: 2, m: 0 }}
      >
        <Fact label={texts.type}>{texts.types[code.type]}</Fact>
        <Fact label={texts.value}>
          <Typography variant="figure">{valueInWords(code)}</Typography>
        </Fact>
        <Fact label={texts.uses}>
          <Uses code={code} />
        </Fact>
        <Fact label={texts.expiry}>
          <Expiry code={code} />
        </Fact>
      </Box>
      <Button
        variant="outlined"
        size="small"
        startIcon={<EditRounded />}
        aria-label={texts.editCode(code.code)}
        onClick={onEdit}
      >
        {texts.edit}
      </Button>
    </Card>
  );
}

interface FactProps {
  label: string;
  children: ReactNode;
}

function Fact({ label, children }: FactProps) {
  return (
    <div>
      <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0 }}>
        {children}
      </Box>
    </div>
  );
}
