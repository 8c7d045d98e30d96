import { readFileSync } from 'node:fs';
import { validateXML } from 'xmllint-wasm';

const project = readFileSync(new URL('./project.xsd', import.meta.url), 'utf8');

/** The codebook on its own has the same types in a namespace of its own. */
const codebook = project
  .replaceAll('urn:QDA-XML:project:1.0', 'urn:QDA-XML:codebook:1.0')
  .replace(
    '<xsd:element name="Project" type="ProjectType">',
    '<xsd:element name="CodeBook" type="CodeBookType">',
  )
  .replace(
    /(<xsd:complexType name="CodeBookType">[\s\S]*?<\/xsd:sequence>)/,
    '$1<xsd:attribute name="origin" type="xsd:string"/>',
  );

/** What libxml2 has to say against a document; nothing for a valid one. */
export async function problemsOfRefi(
  xml: string,
  schema: 'project' | 'codebook' = 'project',
): Promise<string[]> {
  const { valid, errors } = await validateXML({
    xml: { fileName: 'document.xml', contents: xml },
    schema: { fileName: 'schema.xsd', contents: schema === 'project' ? project : codebook },
  });
  return valid ? [] : errors.map(({ rawMessage }) => rawMessage);
}
