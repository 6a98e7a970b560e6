import EditRounded from '@mui/icons-material/EditRounded';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { valueInWords } from '../../model/code-words';
import { texts } from '../../texts';
import type { DiscountCode } from '../../types';
import { ActiveSwitch } from './active-switch';
import { CodeName } from './code-name';
import { Expiry } from './expiry';
import { Uses } from './uses';

export interface CodeListProps {
  codes: readonly DiscountCode[];
  onEdit: (code: DiscountCode) => void;
}

const columns = [texts.code, texts.type, texts.value, texts.uses, texts.expiry, texts.active];

/** The codes on wide windows. */
export function CodeTable({ codes, onEdit }: CodeListProps) {
  return (
    <Card>
      <Table aria-label={texts.title} sx={{ '& tr:last-child td': { borderBottom: 0 } }}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column} scope="col">
                {column}
              </TableCell>
            ))}
            <TableCell scope="col">
              <span className="s-hidden">{texts.actions}</span>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {codes.map((code) => (
            <CodeRow key={code.id} code={code} onEdit={onEdit} />
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}

interface CodeRowProps {
  code: DiscountCode;
  onEdit: CodeListProps['onEdit'];
}

function CodeRow({ code, onEdit }: CodeRowProps) {
  return (
    <TableRow hover sx={{ '& > td': { py: 1 } }}>
      <TableCell sx={{ minWidth: 160 }}>
        <CodeName code={code.code} promoted={code.isPromoted} venueIds={code.venueIds} />
      </TableCell>
      <TableCell>{texts.types[code.type]}</TableCell>
      <TableCell>
        <Typography variant="figure">{valueInWords(code)}</Typography>
      </TableCell>
      <TableCell sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        <Uses code={code} />
      </TableCell>
      <TableCell>
        <Expiry code={code} />
      </TableCell>
      <TableCell sx={{ pl: 1 }}>
        <ActiveSwitch code={code} />
      </TableCell>
      <TableCell align="right" sx={{ pl: 0 }}>
        <IconButton aria-label={texts.editCode(code.code)} onClick={() => onEdit(code)}>
          <EditRounded />
        </IconButton>
      </TableCell>
    </TableRow>
  );
}
