import { zipSync } from 'fflate';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { docxOf, wordLine } from '../make-office.ts';

/** The guid that a name stands for in the file. */
export function guid(name: string): string {
  const hex = Buffer.from(name.padEnd(16, '.')).toString('hex').slice(0, 32);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

const coding = (name: string, code: string) =>
  `<Coding guid="${guid(name)}" creatingUser="${guid('ann')}" creationDateTime="2020-02-03T04:05:06Z"><CodeRef targetGUID="${guid(code)}"/><NoteRef targetGUID="${guid('memo')}"/></Coding>`;
const value = (variable: string, type: string, text: string) =>
  `<VariableValue><VariableRef targetGUID="${guid(variable)}"/><${type}Value>${text}</${type}Value></VariableValue>`;
const variable = (type: string) =>
  `<Variable guid="${guid(`v-${type}`)}" name="Var ${type}" typeOfVariable="${type}"><Description>About ${type}</Description></Variable>`;
const types = ['Text', 'Boolean', 'Integer', 'Float', 'Date', 'DateTime'];

/** Each element of the standard at least once. */
export const handmadeProject = `<?xml version="1.0" encoding="utf-8"?>
<Project xmlns="urn:QDA-XML:project:1.0" name="Handmade" origin="Test" basePath="C:\\Studies" creatingUserGUID="${guid('ann')}" creationDateTime="2020-01-01T00:00:00Z" modifyingUserGUID="${guid('ann')}" modifiedDateTime="2020-02-01T00:00:00Z">
  <Users><User guid="${guid('ann')}" name="Ann" id="AN"/></Users>
  <CodeBook><Codes>
    <Code guid="${guid('c-alone')}" name="Other" isCodable="true" color="#abc"><Description>Stands alone</Description><NoteRef targetGUID="${guid('memo')}"/></Code>
    <Code guid="${guid('c-group')}" name="Money" isCodable="true" color="#112233">
      <Code guid="${guid('c-other')}" name="Other" isCodable="true" color="#445566"/>
      <Code guid="${guid('c-deep')}" name="Price" isCodable="false"><Code guid="${guid('c-deepest')}" name="Too high" isCodable="true" color="#778899"/></Code>
    </Code>
    <Code guid="${guid('c-board')}" name="Board" isCodable="false"><Code guid="${guid('c-inner')}" name="Inner" isCodable="false" color="#010203"><Code guid="${guid('c-leaf')}" name="Leaf" isCodable="true" color="#040506"/></Code></Code>
  </Codes></CodeBook>
  <Variables>${types.map(variable).join('')}</Variables>
  <Cases><Case guid="${guid('case')}" name="Bo"><Description>A case</Description><CodeRef targetGUID="${guid('c-alone')}"/>${value('v-Integer', 'Integer', '42')}<SourceRef targetGUID="${guid('s-text')}"/><SelectionRef targetGUID="${guid('sel-text')}"/></Case></Cases>
  <Sources>
    <TextSource guid="${guid('s-text')}" name="A text" plainTextPath="internal://${guid('s-text')}.txt" richTextPath="internal://${guid('s-rich')}.docx" creatingUser="${guid('ann')}" creationDateTime="2020-01-02T00:00:00Z" modifyingUser="${guid('ann')}" modifiedDateTime="2020-01-03T00:00:00Z">
      <Description>About the text</Description>
      <PlainTextSelection guid="${guid('sel-text')}" name="A name" startPosition="6" endPosition="13"><Description>Why</Description>${coding('cod-text', 'c-alone')}<NoteRef targetGUID="${guid('memo')}"/></PlainTextSelection>
      <PlainTextSelection guid="${guid('sel-long')}" startPosition="9" endPosition="18">${coding('cod-long', 'c-other')}${coding('cod-long2', 'c-group')}</PlainTextSelection>
      ${coding('cod-whole', 'c-leaf')}
      <NoteRef targetGUID="${guid('memo')}"/>
      ${value('v-Text', 'Text', 'Words &amp; more')}${value('v-Boolean', 'Boolean', 'true')}${value('v-Float', 'Float', '1.5')}${value('v-Date', 'Date', '2020-05-06')}${value('v-DateTime', 'DateTime', '2020-05-06T07:08:09.000Z')}
    </TextSource>
    <PictureSource guid="${guid('s-pic')}" name="A picture" path="internal://${guid('s-pic')}.png">
      <TextDescription guid="${guid('s-pictext')}"><PlainTextContent>A red square</PlainTextContent><PlainTextSelection guid="${guid('sel-desc')}" startPosition="2" endPosition="5">${coding('cod-desc', 'c-alone')}</PlainTextSelection></TextDescription>
      <PictureSelection guid="${guid('sel-pic')}" name="Corner" firstX="10" firstY="20" secondX="30" secondY="40">${coding('cod-pic', 'c-deepest')}</PictureSelection>
    </PictureSource>
    <PDFSource guid="${guid('s-pdf')}" name="A PDF" path="internal://${guid('s-pdf')}.pdf" currentPath="absolute:///C:/Studies/a.pdf">
      <PDFSelection guid="${guid('sel-pdf')}" name="A box" page="1" firstX="100" firstY="150" secondX="200" secondY="180"><Representation guid="${guid('s-pdfsel')}"><PlainTextContent>Boxed words</PlainTextContent></Representation>${coding('cod-pdf', 'c-leaf')}</PDFSelection>
      <Representation guid="${guid('s-pdftext')}"><PlainTextContent>All the words</PlainTextContent></Representation>
    </PDFSource>
    <AudioSource guid="${guid('s-audio')}" name="A talk" path="internal://${guid('s-audio')}.wav">
      <Transcript guid="${guid('trans')}" plainTextPath="internal://${guid('trans')}.txt">
        <SyncPoint guid="${guid('p0')}" timeStamp="1000" position="0"/><SyncPoint guid="${guid('p1')}" timeStamp="1500" position="7"/>
        <SyncPoint guid="${guid('p2')}" timeStamp="2500" position="15"/><SyncPoint guid="${guid('p3')}" timeStamp="3000" position="16"/><SyncPoint guid="${guid('p4')}" timeStamp="4000" position="28"/>
        <TranscriptSelection guid="${guid('sel-said')}" fromSyncPoint="${guid('p1')}" toSyncPoint="${guid('p2')}">${coding('cod-said', 'c-alone')}</TranscriptSelection>
      </Transcript>
      <AudioSelection guid="${guid('sel-audio')}" name="A laugh" begin="3250" end="4000">${coding('cod-audio', 'c-other')}</AudioSelection>
    </AudioSource>
    <VideoSource guid="${guid('s-video')}" name="Elsewhere" path="relative:///lost.mp4"><VideoSelection guid="${guid('sel-video')}" begin="0" end="1">${coding('cod-video', 'c-alone')}</VideoSelection></VideoSource>
  </Sources>
  <Notes><Note guid="${guid('memo')}" name="A memo" creatingUser="${guid('ann')}"><PlainTextContent>Think of it</PlainTextContent></Note></Notes>
  <Links><Link guid="${guid('link')}" name="causes" direction="OneWay" color="#ff0000" originGUID="${guid('c-alone')}" targetGUID="${guid('c-other')}"><NoteRef targetGUID="${guid('memo')}"/></Link></Links>
  <Sets><Set guid="${guid('set')}" name="A set"><Description>Some</Description><MemberCode targetGUID="${guid('c-alone')}"/><MemberSource targetGUID="${guid('s-text')}"/><MemberNote targetGUID="${guid('memo')}"/></Set></Sets>
  <Graphs><Graph guid="${guid('graph')}" name="A map"><Vertex guid="${guid('x1')}" representedGUID="${guid('c-alone')}" firstX="1" firstY="2" shape="Oval" color="#00ff00"/><Vertex guid="${guid('x2')}" firstX="3" firstY="4"/><Edge guid="${guid('e1')}" sourceVertex="${guid('x1')}" targetVertex="${guid('x2')}" direction="Associative" lineStyle="dashed"/></Graph></Graphs>
  <Description>All of it</Description>
  <NoteRef targetGUID="${guid('memo')}"/>
</Project>
`;

/** “😀😀 It is slow”, then a line with a Windows break before it. */
export const handmadeText = '😀😀 It is slow\r\nand dear';
const wav = Buffer.from(
  'RIFF$\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0@\x1f\0\0\x80>\0\0\x02\0\x10\0data\0\0\0\0',
  'latin1',
);

export async function handmadeArchive(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.addPage([400, 300]);
  pdf.addPage([400, 300]);
  const square = { width: 100, height: 50, channels: 3, background: '#ff0000' } as const;
  return zipSync({
    'project.qde': Buffer.from(handmadeProject),
    [`sources/${guid('s-text')}.txt`]: Buffer.from(handmadeText),
    [`sources/${guid('s-rich')}.docx`]: docxOf(wordLine('It is slow')),
    [`sources/${guid('s-pic')}.png`]: await sharp({ create: square }).png().toBuffer(),
    [`sources/${guid('s-pdf')}.pdf`]: await pdf.save(),
    [`sources/${guid('s-audio')}.wav`]: wav,
    [`Sources/${guid('trans')}.txt`]: Buffer.from('Bo: It is slow.\nBo: and dear'),
  });
}
